import { markdown, type LessonInput } from '../markdown.ts'

export const barChartsOfText: LessonInput = {
  kind: 'reading',
  key: 'bar-charts-of-text',
  title: 'Draw a bar chart with characters',
  minutes: 8,
  text: markdown`
A table of numbers has to be read. A chart can be seen. You don't need a library for the first look: a string times a number repeats the string, and that is a bar.

~~~python-run
sales = {'Mon': 52, 'Tue': 48, 'Wed': 61, 'Thu': 55, 'Fri': 70, 'Sat': 94, 'Sun': 83}
for day, sold in sales.items():
    print(day, '#' * (sold // 4), sold)
~~~
~~~text
Mon ############# 52
Tue ############ 48
Wed ############### 61
Thu ############# 55
Fri ################# 70
Sat ####################### 94
Sun #################### 83
~~~

\`sold // 4\` makes one character stand for four loaves, so that the bars fit on a screen. The weekend is visible at a glance.

Change \`sold // 4\` to \`(sold - 40) // 2\`. Saturday now looks more than six times as good as Tuesday, although it isn't even twice as good. A bar must start at zero, because we compare lengths. Charts in newspapers break this rule quite often, and now you will notice.

## Sort, align and scale

Labels differ in length, and the largest value may be 94 or 94,000. A function takes care of both:

~~~python-run
def bar_chart(counts, width=30):
    largest = max(counts.values())
    label_width = max(len(label) for label in counts)
    for label, count in sorted(counts.items(), key=lambda pair: -pair[1]):
        bar = '#' * round(count / largest * width)
        print(f'{label:<{label_width}} {bar} {count}')

bar_chart({'robin': 34, 'house sparrow': 121, 'wren': 9, 'blue tit': 58})
~~~
~~~text
house sparrow ############################## 121
blue tit      ############## 58
robin         ######## 34
wren          ## 9
~~~

The longest bar gets \`width\` characters, all others their share. In the f-string, \`{label:<10}\` pads a label with spaces to ten characters; here the number is computed. The \`key\` sorts by the negative count, so the largest comes first. Sort bars by length unless the labels have an order of their own, as weekdays do.

## The shape of many values

A list of 45 delays has no labels to count. Put neighboring values into *bins* of equal width and count those. The result is called a *histogram*:

~~~python-run
delays = [0, 1, 0, 3, 2, 1, 4, 6, 0, 2, 1, 3, 5, 8, 2, 1, 0, 2, 12, 3, 1, 0, 2, 4, 7,
          1, 2, 0, 3, 1, 5, 2, 1, 9, 0, 2, 3, 1, 0, 26, 2, 1, 4, 3, 2]
size = 2
for start in range(0, 28, size):
    count = sum(start <= delay < start + size for delay in delays)
    print(f'{start:>2}-{start + size - 1:<2} {"*" * count}')
~~~
~~~text
 0-1  ******************
 2-3  ****************
 4-5  *****
 6-7  **
 8-9  **
10-11
12-13 *
14-15
16-17
18-19
20-21
22-23
24-25
26-27 *
~~~

Most delays are short, and a long tail stretches to the right. Neither mean nor standard deviation would have shown you this shape, nor the lonely bus with 26 minutes. Look at a histogram before you compute anything.

The width of the bins is a choice. Change \`size\` to 1 and the shape dissolves into detail; change it to 7 and nearly everything is in one bin. Try a few sizes. If a pattern is visible with one of them only, don't trust it.
`,
}
