import BarrenderKit

print("barrender")
