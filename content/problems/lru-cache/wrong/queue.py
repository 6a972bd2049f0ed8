# It evicts the oldest entry, because reading does not count as a use.
def run_cache(capacity, actions):
    kept = {}
    found = []
    for action in actions:
        verb, key, *value = action.split(" ")
        if verb == "get":
            found.append(kept.get(key))
        else:
            if key not in kept and len(kept) == capacity:
                kept.pop(next(iter(kept)))
            kept[key] = value[0]
    return found
