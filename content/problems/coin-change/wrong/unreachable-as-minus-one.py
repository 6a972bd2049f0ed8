# It marks amounts that can't be reached with -1, which then wins the minimum.
def coin_change(coins, amount):
    best = [0] + [-1] * amount
    for total in range(1, amount + 1):
        counts = [best[total - coin] + 1 for coin in coins if coin <= total]
        best[total] = min(counts) if counts else -1
    return best[amount]
