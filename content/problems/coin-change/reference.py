def coin_change(coins, amount):
    best = [0] + [None] * amount
    for total in range(1, amount + 1):
        counts = [best[total - coin] for coin in coins if coin <= total and best[total - coin] is not None]
        if counts:
            best[total] = min(counts) + 1
    return -1 if best[amount] is None else best[amount]
