# It adds the value of the next state at the end of an episode, too.
def q_learning(states, actions, steps, rate, discount):
    table = [[0.0] * actions for _ in range(states)]
    for state, action, reward, after, ended in steps:
        row, column = table[int(state)], int(action)
        row[column] += rate * (reward + discount * max(table[int(after)]) - row[column])
    return table
