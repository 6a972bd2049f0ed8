import { markdown, type LessonInput } from '../markdown.ts'

export const whatAModelIs: LessonInput = {
  kind: 'reading',
  key: 'what-a-model-is',
  title: 'What a model is',
  minutes: 10,
  text: markdown`
A kiosk at a lake sells ice cream. On a cool day it needs 20 cones, on a hot day 90. The owner orders in the evening, looks at the forecast, and guesses. After three summers her guesses are good. She has learned something from data, and we want a program to do the same.

These are eight of her days, with the highest temperature in degrees Celsius and the number of cones sold:

~~~python-run
temperatures = [14, 17, 19, 22, 24, 27, 29, 32]
sold = [21, 34, 38, 52, 55, 71, 74, 90]
for t, s in zip(temperatures, sold):
    print(f'{t} {"*" * (s // 2)} {s}')
~~~
~~~text
14 ********** 21
17 ***************** 34
19 ******************* 38
22 ************************** 52
24 *************************** 55
27 *********************************** 71
29 ************************************* 74
32 ********************************************* 90
~~~

Warmer days sell more, and the increase looks steady. A *model* turns this impression into a rule that computes a prediction from what we know:

~~~python-run
temperatures = [14, 17, 19, 22, 24, 27, 29, 32]
sold = [21, 34, 38, 52, 55, 71, 74, 90]

def predict(t, base, slope):
    return base + slope * (t - 20)

for t, s in zip(temperatures, sold):
    print(t, 'sold', s, 'predicted', predict(t, base=40, slope=3))
print('Tomorrow, 25 degrees:', predict(25, base=40, slope=3))
~~~
~~~text
14 sold 21 predicted 22
17 sold 34 predicted 31
19 sold 38 predicted 37
22 sold 52 predicted 46
24 sold 55 predicted 52
27 sold 71 predicted 61
29 sold 74 predicted 67
32 sold 90 predicted 76
Tomorrow, 25 degrees: 55
~~~

The rule has two *parameters*. \`base\` is the prediction for a day of 20 degrees, and \`slope\` says how many more cones each further degree sells. I chose 40 and 3 by looking at the chart. Change \`slope=3\` to \`slope=4\` in both places and run it again: the hot days fit much better, and the cool days a little worse.

## Three words to keep apart

- The *features* are what we know when we predict, here the temperature.
- The *target* is what we want to know, here the number of cones.
- The *parameters* are the numbers inside the model that are adjusted to the data.

To *train* a model means to find parameters with which its predictions are close to the known targets. That is all that "learning" means in machine learning. A language model with a hundred billion parameters is trained in the same sense as this one with two, and by the end of this course you will have trained models of five kinds, in plain Python.

## What a model isn't

A model is not the truth about ice cream. It ignores rain, school holidays and the weekday. It also makes predictions for days that it knows nothing about: try \`predict(5, base=40, slope=3)\`, and it promises a negative number of cones. Every model is a simplification that works within a certain range. The useful question is not whether it is right, but how wrong it is, and for that we need a number.
`,
}
