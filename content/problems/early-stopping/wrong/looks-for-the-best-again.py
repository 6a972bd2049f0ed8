# Time Limit Exceeded: It looks for the best loss so far again in each epoch.
def last_epoch(losses, patience, delta):
    if not losses:
        return []
    best, vain = 0, 0
    for epoch in range(1, len(losses)):
        if all(losses[epoch] < loss - (delta if at == best else 0) or at != best for at, loss in enumerate(losses[:epoch])):
            best, vain = epoch, 0
        else:
            vain += 1
            if vain == patience:
                return [best, epoch]
    return [best, len(losses) - 1]
