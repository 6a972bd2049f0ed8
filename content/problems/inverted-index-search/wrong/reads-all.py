# Time Limit Exceeded: It reads all documents for each query.
def found_documents(documents, queries):
    return [
        [at for at, document in enumerate(documents) if all(word in document.split() for word in query.split())] if query.split() else []
        for query in queries
    ]
