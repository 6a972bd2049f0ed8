# All states share one row of the table.
def q_learning(states, actions, steps, rate, discount):
    table = [[0.0] * actions] * states
    for state, action, reward, after, ended in steps:
        future = 0.0 if ended else discount * max(table[int(after)])
        row, column = table[int(state)], int(action)
        row[column] += rate * (reward + future - row[column])
    return table
