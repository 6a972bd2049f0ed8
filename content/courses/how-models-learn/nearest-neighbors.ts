import { markdown, type LessonInput } from '../markdown.ts'

export const nearestNeighbors: LessonInput = {
  kind: 'reading',
  key: 'nearest-neighbors',
  title: 'K-nearest neighbors: ask similar cases',
  minutes: 9,
  text: markdown`
At a ringing station, birds are caught, measured and released. Robins and dunnocks are of a similar size. Can a program tell them apart by the length of the wing in millimeters and the weight in grams? The target is now a *class*, not a number, and this is called *classification*.

The simplest method has no parameters at all. Find the \`k\` birds in the records that are most similar to the new one, and let them vote:

~~~python-run
import random

random.seed(4)

def catch(count):
    birds = []
    for _ in range(count):
        if random.random() < 0.4:
            birds.append((random.gauss(73, 2), random.gauss(18, 1.6), 'robin'))
        else:
            birds.append((random.gauss(70, 2), random.gauss(21, 1.6), 'dunnock'))
    return birds

records, new_birds = catch(60), catch(200)

def predict(wing, weight, k):
    def distance(bird):
        return (bird[0] - wing) ** 2 + (bird[1] - weight) ** 2

    nearest = sorted(records, key=distance)[:k]
    votes = [species for _, _, species in nearest]
    return max(sorted(set(votes)), key=votes.count)

print(predict(74, 18.5, k=5), predict(69, 20, k=5))
for k in [1, 5, 15, 31, 60]:
    right = 0
    for wing, weight, species in new_birds:
        right += predict(wing, weight, k) == species
    print(f'k = {k:<2} right: {right / len(new_birds):.1%}')
~~~
~~~text
robin dunnock
k = 1  right: 85.0%
k = 5  right: 87.5%
k = 15 right: 87.0%
k = 31 right: 88.5%
k = 60 right: 58.5%
~~~

The *distance* of two birds is the sum of the squared differences, as on a map. (The square root would not change who is nearest.)

\`k\` sets how free the model is. With \`k = 1\` a single odd bird in the records decides about all birds like it: overfitting. With \`k = 60\` all records vote, and the answer is always the species that is more frequent among them: underfitting. In between there is a broad range of good values.

## The unit decides who is near

What if the station recorded the weight in kilograms? Replace \`random.gauss(18, 1.6)\` by \`random.gauss(18, 1.6) / 1000\`, and do the same with 21 in the other line. The weights now differ by thousandths, so only the wing counts, and the best result falls from over 88% to 76%. Nothing about the birds has changed. Scale the features, as in the second topic, before you compute distances.

## Its price

Training costs nothing, because nothing is computed. Predicting costs a lot: every new bird is compared with all records. With millions of records one needs an index that finds near points quickly, as in the search for similar texts or images.

There is a second price. With many features, all points are about equally far from each other, and "near" loses its meaning. Ten good features are better than a thousand random ones.

Still, try it early. It needs no assumption about the shape of the data, and a model that can't beat it has not earned its complexity.
`,
}
