from collections import OrderedDict


def run_cache(capacity, actions):
    kept = OrderedDict()
    found = []
    for action in actions:
        verb, key, *value = action.split(" ")
        known = key in kept
        if verb == "get":
            found.append(kept.get(key))
        else:
            if not known and len(kept) == capacity:
                kept.popitem(last=False)
            kept[key] = value[0]
        if key in kept:
            kept.move_to_end(key)
    return found
