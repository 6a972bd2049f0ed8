def last_epoch(losses, patience, delta):
    if not losses:
        return []
    best, vain = 0, 0
    for epoch in range(1, len(losses)):
        if losses[epoch] < losses[best] - delta:
            best, vain = epoch, 0
        else:
            vain += 1
            if vain == patience:
                return [best, epoch]
    return [best, len(losses) - 1]
