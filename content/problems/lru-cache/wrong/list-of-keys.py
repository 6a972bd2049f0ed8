# Time Limit Exceeded: It looks for each used key in a list.
def run_cache(capacity, actions):
    kept, order, found = {}, [], []
    for action in actions:
        verb, key, *value = action.split(" ")
        if verb == "get":
            found.append(kept.get(key))
        else:
            if key not in kept and len(kept) == capacity:
                del kept[order.pop(0)]
            kept[key] = value[0]
        if key in kept:
            order = [one for one in order if one != key] + [key]
    return found
