import { markdown, type LessonInput } from '../markdown.ts'

export const functions: LessonInput = {
  kind: 'reading',
  key: 'functions',
  title: 'Functions: name a piece of work',
  minutes: 9,
  text: markdown`
You have written the same few lines for a mean several times. A *function* gives them a name, so that you write them once:

~~~python-run
def mean(values):
    return sum(values) / len(values)

print(mean([52, 48, 61]))
print(mean([12, 14, 9, 17]))
~~~
~~~text
53.666666666666664
13.0
~~~

\`def\` defines the function. \`values\` is its *parameter*: a name for whatever it is called with. \`return\` ends the function and hands the result to the place where it was called. The definition alone does nothing visible; the calls in the last two lines do.

## Return and print are different things

This is the distinction that costs beginners the most time:

~~~python-run
def shown(celsius):
    print(celsius * 9 / 5 + 32)

def converted(celsius):
    return celsius * 9 / 5 + 32

a = shown(20)
b = converted(20)
print('a is', a)
print('b is', b)
~~~
~~~text
68.0
a is None
b is 68.0
~~~

\`shown\` displays a number and returns nothing. Python's word for nothing is \`None\`, and that is the value of \`a\`. You can't calculate with it: add the line \`print(a + 1)\` at the end and you get a \`TypeError\`. \`converted\` displays nothing and returns the number, so the program can go on with it. Let functions return their results, and print in one place at the end.

## Several parameters, and defaults

~~~python-run
def is_late(delay, limit=5):
    return delay > limit

def late_share(delays, limit=5):
    late = 0
    for delay in delays:
        if is_late(delay, limit):
            late += 1
    return late / len(delays)

delays = [0, 3, 12, 1, 7, 5, 0, 22]
print(late_share(delays))
print(late_share(delays, limit=10))
~~~
~~~text
0.375
0.25
~~~

\`limit=5\` is a default: it is used when the call doesn't say otherwise. One function calls another, and each does one thing that its name describes. The names inside a function, such as \`late\`, exist only there. You can use the same name elsewhere without any harm.

Why bother? Suppose that the bus company redefines "late" tomorrow. You change one line, and every result follows. And a small function can be tested: call it with a case whose answer you know. \`late_share([0, 10])\` must be 0.5. Add this call to the program and check. Then try \`late_share([])\`: it divides by zero. Should the share of an empty list be 0, or an error? There is no general answer, but it is better to decide than to be surprised.
`,
}
