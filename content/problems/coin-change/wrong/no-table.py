# Time Limit Exceeded: It tries all combinations without remembering the answers for smaller amounts.
def coin_change(coins, amount):
    if amount == 0:
        return 0
    counts = [coin_change(coins, amount - coin) for coin in coins if coin <= amount]
    counts = [count for count in counts if count >= 0]
    return min(counts) + 1 if counts else -1
