def found_documents(documents, queries):
    index = {}
    for at, document in enumerate(documents):
        for word in document.split():
            index.setdefault(word, set()).add(at)
    return [
        sorted(set.intersection(*(index.get(word, set()) for word in query.split()))) if query.split() else []
        for query in queries
    ]
