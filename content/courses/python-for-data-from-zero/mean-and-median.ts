import { markdown, type LessonInput } from '../markdown.ts'

export const meanAndMedian: LessonInput = {
  kind: 'reading',
  key: 'mean-and-median',
  title: 'Mean and median by hand',
  minutes: 9,
  text: markdown`
One number that stands for many: that is what a mean or a median is for. Both are called *averages*, and they answer different questions.

~~~python-run
def mean(values):
    return sum(values) / len(values)

def median(values):
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2 == 1:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2

delays = [2, 0, 4, 1, 3]
print(mean(delays), median(delays))
print(median([2, 0, 4, 1]))
~~~
~~~text
2.0 2
1.5
~~~

The median is the value in the middle once the values are sorted: half are below, half above. \`//\` divides and drops the fraction, so it finds the middle position; \`%\` is the remainder, and a remainder of 1 means that the number of values is odd. With an even number there are two values in the middle, and the median is their mean.

## One value can move the mean

~~~python-run
from statistics import mean, median

delays = [2, 0, 4, 1, 3]
print(mean(delays), median(delays))
delays[2] = 94
print(mean(delays), median(delays))
~~~
~~~text
2 2
20 2
~~~

Someone typed 94 instead of 4, or a tree fell onto the road. The mean jumps from 2 to 20, a delay that no bus had. The median stays at 2. It would stay there if the value were a million. We say that the median is *robust*.

Does that make the median better? If you want to know what a typical passenger experiences, yes. If the company pays a refund for each minute of delay, the mean is what counts, because mean times number of buses is the total. Choose by the question, and show both if they differ much.

## How far the values spread

Two lines can have the same mean delay and feel quite different. The *standard deviation* measures how far values typically are from their mean:

~~~python-run
def mean(values):
    return sum(values) / len(values)

def standard_deviation(values):
    center = mean(values)
    return mean([(v - center) ** 2 for v in values]) ** 0.5

steady = [4, 5, 6, 5, 5]
wild = [0, 0, 1, 0, 24]
for delays in [steady, wild]:
    print(mean(delays), round(standard_deviation(delays), 2))
~~~
~~~text
5.0 0.63
5.0 9.51
~~~

Take the distances from the mean, square them so that negative ones count too, take the mean of the squares, and undo the squaring with a square root (\`** 0.5\`). Both lines have a mean delay of 5 minutes. On the steady one you can plan; on the wild one you are either on time or stranded.

Change the 24 to 0. The mean falls to 0.2 and the standard deviation to 0.4: a single trip made nearly all of the spread.

The module \`statistics\` has these functions too. Its \`pstdev\` is the standard deviation above; its \`stdev\` divides by the count minus one, which is a better estimate if the values are a sample of something larger.
`,
}
