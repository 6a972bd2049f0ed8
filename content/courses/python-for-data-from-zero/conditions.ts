import { markdown, type LessonInput } from '../markdown.ts'

export const conditions: LessonInput = {
  kind: 'reading',
  key: 'conditions',
  title: 'Conditions: do it only if',
  minutes: 8,
  text: markdown`
A bus is late if it arrives more than five minutes after the time of its schedule. To count late buses, a program has to decide something for each bus:

~~~python-run
delays = [0, 3, 12, 1, 7, 5, 0, 22]
late = 0
for delay in delays:
    if delay > 5:
        late += 1
print(late, 'of', len(delays), 'buses were late')
print('Share:', late / len(delays))
~~~
~~~text
3 of 8 buses were late
Share: 0.375
~~~

The instruction below \`if\` is carried out only if the condition is true. It is indented twice: four spaces for the loop, four more for the condition.

A bus with a delay of exactly 5 is not late, because 5 is not greater than 5. Change \`>\` to \`>=\`, which means "greater than or equal to", and the program finds four late buses. When you count something, always ask what happens at the boundary. Whole newspaper articles have been wrong about that.

The comparisons are \`>\`, \`>=\`, \`<\`, \`<=\`, \`==\` for "equal" and \`!=\` for "not equal". Equality needs two equals signs, because a single one assigns a value to a name.

## Several cases

~~~python-run
for delay in [0, 4, 12, 40]:
    if delay == 0:
        verdict = 'on time'
    elif delay <= 5:
        verdict = 'a little late'
    elif delay <= 30:
        verdict = 'late'
    else:
        verdict = 'did it come at all?'
    print(delay, verdict)
~~~
~~~text
0 on time
4 a little late
12 late
40 did it come at all?
~~~

\`elif\` is short for "else if". Python tries the conditions from top to bottom, takes the first that is true, and skips the rest. So the third case doesn't have to say "greater than 5": smaller delays never get that far. This also means that the order matters. If \`delay <= 30\` came first, nearly every bus would be "late", and the cases below would never be reached.

## Combine conditions

~~~python-run
buses = [[8, 12], [8, 2], [14, 9], [17, 0], [18, 15]]
for hour, delay in buses:
    is_rush_hour = 7 <= hour < 9 or 16 <= hour < 19
    if is_rush_hour and delay > 5:
        print('Late in the rush hour:', hour, delay)
    if not is_rush_hour:
        print('Quiet hour:', hour, delay)
~~~
~~~text
Late in the rush hour: 8 12
Quiet hour: 14 9
Late in the rush hour: 18 15
~~~

\`and\` is true if both sides are, \`or\` if at least one is, and \`not\` turns true into false. The result of a comparison is a value like any other, so it can have a name; \`is_rush_hour\` makes the line below readable. Each entry of \`buses\` is a list of two values, and the loop gives each of them its own name.

With values, names, lists, loops and conditions you now know most of what programs are made of. The quiz and the first problem check whether it holds.
`,
}
