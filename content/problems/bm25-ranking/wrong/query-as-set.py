# It counts a word of the query only once.
from collections import Counter
from math import log


def rank_documents(documents, queries, saturation, discount):
    bags = [Counter(document.split()) for document in documents]
    sizes = [sum(bag.values()) for bag in bags]
    mean_size = sum(sizes) / max(len(sizes), 1)
    containing = Counter(word for bag in bags for word in bag)
    index = {}
    for at, (bag, size) in enumerate(zip(bags, sizes)):
        for word, count in bag.items():
            rarity = log(1 + (len(bags) - containing[word] + 0.5) / (containing[word] + 0.5))
            damping = saturation * (1 - discount + discount * size / mean_size)
            index.setdefault(word, []).append((at, rarity * count * (saturation + 1) / (count + damping)))
    table = []
    for query in queries:
        row = [0.0] * len(bags)
        for word in set(query.split()):
            for at, points in index.get(word, []):
                row[at] += points
        table.append(row)
    return table
