# It gives up after a hundred questions.
def predict(nodes, rows):
    predictions = []
    for row in rows:
        feature, number, yes, no = nodes[0]
        for _ in range(100):
            if feature >= 0:
                feature, number, yes, no = nodes[int(yes if row[int(feature)] <= number else no)]
        predictions.append(number)
    return predictions
