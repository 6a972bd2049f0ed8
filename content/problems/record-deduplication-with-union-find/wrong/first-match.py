# It puts a record into the first group that matches and never merges two groups.
def same_people(records):
    groups = []
    for position, details in enumerate(records):
        for group in groups:
            if group["details"] & set(details):
                group["members"].append(position)
                group["details"] |= set(details)
                break
        else:
            groups.append({"members": [position], "details": set(details)})
    return [group["members"] for group in groups]
