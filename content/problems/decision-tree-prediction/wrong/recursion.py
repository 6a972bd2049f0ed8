# Runtime Error: It calls itself for each node on the way down.
def predict(nodes, rows):
    def walk(at, row):
        feature, number, yes, no = nodes[int(at)]
        return number if feature < 0 else walk(yes if row[int(feature)] <= number else no, row)

    return [walk(0, row) for row in rows]
