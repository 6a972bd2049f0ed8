import { markdown, type LessonInput } from '../markdown.ts'

export const valuesAndNames: LessonInput = {
  kind: 'reading',
  key: 'values-and-names',
  title: 'Values and names',
  minutes: 10,
  text: markdown`
A program is a list of instructions that a computer carries out from top to bottom. This course teaches you to write programs that answer questions about data, and it assumes that you have never written one. You don't have to install anything: the programs on these pages run in your browser.

Here is a first one. Press "Run" below it. The first run takes a few seconds, because Python has to load; after that it is fast.

~~~python-run
print('Good morning')
print(12 * 2.5)
~~~
~~~text
Good morning
30.0
~~~

\`print\` shows what is between its parentheses. \`'Good morning'\` is text, and programmers call a piece of text a *string*. The quotation marks tell Python where it starts and ends; they are not part of it. \`12 * 2.5\` is a calculation, and \`*\` means "times". Python also has \`+\`, \`-\`, \`/\` for division and \`**\` for powers.

## Give a value a name

A bakery sold 48 loaves this morning for 3.20 euros each. If we write these numbers into every calculation, nobody knows later what they mean. So we give them names:

~~~python-run
loaves = 48
price = 3.20
income = loaves * price
print('Income:', income)
print('Per hour:', income / 5)
~~~
~~~text
Income: 153.60000000000002
Per hour: 30.720000000000006
~~~

\`loaves = 48\` is not an equation. It is an instruction: compute what is on the right and let the name on the left refer to it. Such a name is called a *variable*. Names consist of letters, digits and underscores, and don't start with a digit: \`bread_price\` is a name, \`bread price\` is not.

The first result looks odd. Computers store decimal fractions in binary, where 3.20 has no exact form, just as 1/3 has none in decimals. The error is far too small to matter, but you don't want to show it to anyone. \`round(income, 2)\` rounds to two decimals.

Press "Edit", replace \`print('Income:', income)\` by \`print('Income:', round(income, 2))\` and run the program again. Then change 48 to 60 and watch both lines change, although you edited a single number. That is the point of names.

## Kinds of values

Every value has a *type*. The type decides what you can do with the value.

~~~python-run
print(type(48), type(3.20), type('48'))
print(48 + 2)
print('48' + '2')
print(int('48') + 2)
~~~
~~~text
<class 'int'> <class 'float'> <class 'str'>
50
482
50
~~~

\`int\` is a whole number, \`float\` a number with a decimal point, \`str\` a string. With numbers, \`+\` adds. With strings, it joins. Text that looks like a number is still text, and this is the most common surprise with data from files. \`int('48')\` and \`float('3.20')\` convert text into numbers, and \`str(48)\` turns a number into text.

From now on, try to predict the output of each program before you press "Run". A wrong prediction is where you learn something.
`,
}
