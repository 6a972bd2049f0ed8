import { markdown, type LessonInput } from '../markdown.ts'

export const readingAnError: LessonInput = {
  kind: 'reading',
  key: 'reading-an-error',
  title: 'Debugging: read the error',
  minutes: 9,
  text: markdown`
Every programmer makes errors all day. The difference between a beginner and an expert is mostly that the expert reads the message. Run this program, which is broken on purpose:

~~~python-run
counts = {'robin': 3, 'wren': 1}
total = 0
for bird in counts:
    total += count[bird]
print(total)
~~~
~~~text
  line 4, in <module>
NameError: name 'count' is not defined
~~~

Read an error from the bottom. The last line says what went wrong: the name \`count\` is not defined. The line above it says where: line 4 of your program. Together they nearly solve the case: the dictionary is called \`counts\`. Press "Edit", add the missing letter and run it again. It prints 4. Lines further up, if there are any, show how the program got to that place.

## The most common errors

- \`SyntaxError\`: a colon, quotation mark or parenthesis is missing, sometimes one line above.
- \`NameError\`: a name is misspelled or not defined yet.
- \`TypeError\`: two types don't fit, such as a number plus a string.
- \`KeyError\` and \`IndexError\`: the key or the position doesn't exist.
- \`ValueError\`: the type fits, the value doesn't, as in \`int('n/a')\`.

## When there is no message

Worse than a program that stops is one that runs and prints the wrong result. This one should compute the mean of the positive temperatures:

~~~python-run
readings = [4, -2, 6, -1, 8]
total = 0
for reading in readings:
    if reading > 0:
        total += reading
print(total / len(readings))
~~~
~~~text
3.6
~~~

The positive readings are 4, 6 and 8, so the mean should be 6. Python has done exactly what was written. How do you find the mistake?

First, use a case that you can solve by hand, as we just did. Second, look inside: put \`print(reading, total)\` at the end of the loop and compare each line with what you expect. Here the total is right, 18. So the error must be in the division: it divides by 5, the number of all readings, and not by 3. Third, change one thing at a time and run again.

Fix it: count the positive readings with a variable of their own, and divide by it.

## Stop early

A check inside the program finds errors before they spread:

~~~python-run
def share(part, whole):
    assert 0 <= part <= whole, f'{part} of {whole} makes no sense'
    return part / whole

print(share(3, 12))
print(share(30, 12))
~~~
~~~text
0.25
  line 6, in <module>
  line 2, in share
AssertionError: 30 of 12 makes no sense
~~~

\`assert\` stops the program if its condition is false. The text after the comma is the message. This time two lines name a place: line 6 called the function, and line 2, inside of it, failed. The \`f\` in front of the string makes it an *f-string*: names in braces are replaced by their values. A program that stops with a clear message is a good program. One that prints a share of 250% is not.
`,
}
