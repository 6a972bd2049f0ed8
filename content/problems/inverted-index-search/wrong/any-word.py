# It finds documents with any of the words.
def found_documents(documents, queries):
    return [[at for at, text in enumerate(documents) if set(query.split()) & set(text.split())] for query in queries]
