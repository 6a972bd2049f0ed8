# It tests "less than" instead of "at most", which is wrong exactly at the threshold.
def predict(nodes, rows):
    predictions = []
    for row in rows:
        at = 0
        while nodes[at][0] >= 0:
            at = int(nodes[at][2] if row[int(nodes[at][0])] < nodes[at][1] else nodes[at][3])
        predictions.append(nodes[at][1])
    return predictions
