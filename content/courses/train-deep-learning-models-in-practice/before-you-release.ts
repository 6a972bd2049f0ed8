import { markdown, type TopicInput } from '../markdown.ts'

export const beforeYouRelease: TopicInput = {
  key: 'before-you-release',
  title: 'Before you release a model',
  resources: [
    { label: 'Runaway Feedback Loops in Predictive Policing', url: 'https://arxiv.org/abs/1706.09847' },
    { label: 'Model Cards for Model Reporting', url: 'https://arxiv.org/abs/1810.03993' },
    { label: 'Datasheets for Datasets', url: 'https://arxiv.org/abs/1803.09010' },
    { label: 'Wikipedia: Algorithmic bias', url: 'https://en.wikipedia.org/wiki/Algorithmic_bias' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'data-ethics',
      title: 'Data ethics: who is harmed if it is wrong?',
      videoUrl: 'https://www.youtube.com/watch?v=krIVOb23EH8',
      minutes: 130,
      text: markdown`
## What to look for

- Feedback loops, biased data and metrics that are gamed.
- Whether the people concerned can object.
- Questions to ask while a project can still be changed.

## Eleven wrongly sorted bins

The center inspects bins and fines people who sort their waste wrongly. A model is supposed to say where to look. In the first month six faults were found in the north and five in the south. The true share is the same in both districts: 10%. From now on the district with more faults found so far gets 80 of 100 inspections each month, the other one 20:

~~~python
found = {'north': 6, 'south': 5}  # wrongly sorted bins in the first month
for month in range(2, 8):
    most = max(found, key=found.get)
    for district in found:
        checks = 80 if district == most else 20
        found[district] += checks * 0.1  # the true share is 10% in both
    total = sum(found.values())
    print(month, {d: round(n) for d, n in found.items()}, round(found['north'] / total, 2))
~~~

~~~text
2 {'north': 14, 'south': 7} 0.67
3 {'north': 22, 'south': 9} 0.71
4 {'north': 30, 'south': 11} 0.73
5 {'north': 38, 'south': 13} 0.75
6 {'north': 46, 'south': 15} 0.75
7 {'north': 54, 'south': 17} 0.76
~~~

After six months 76% of all faults come from the north, and the numbers seem to confirm that people there sort badly. But it is the number of inspections that differs. A fault is only recorded where somebody looks. The difference of one bin in the first month, pure chance, decides who is fined for the rest of the year. This is a feedback loop: the output of the model changes the data from which it learns.

Compare *shares* instead of counts: each month 10% of the inspected bins in both districts were wrong, and a report of shares would have shown it. Choose some of the inspections at random, so that some data don't depend on the model.

The loop needs no bad intention and no biased programmer. So good intentions don't prevent it either. Ask early: What will be done with the result? Who bears the errors, and can they object? Does the label measure what you care about, or only what was recorded? Would it be acceptable if the whole procedure were described in the newspaper?
`,
    },
    {
      kind: 'practice',
      key: 'practice-kappa',
      title: 'Do two people agree on the labels?',
      minutes: 25,
      problems: ['cohens-kappa'],
      text: 'Labels are opinions of people. Before a model learns them, measure whether two of them agree more often than by chance; the model can hardly be better than that.',
    },
    {
      kind: 'practice',
      key: 'practice-calibration',
      title: 'Does 80% mean 80%?',
      minutes: 30,
      problems: ['expected-calibration-error'],
      text: 'A fine must not rest on a number that is called a probability and isn\'t one. Check the calibration, for each group separately if groups are treated differently.',
    },
    {
      kind: 'reading',
      key: 'write-a-card',
      title: 'Write a page about your model',
      minutes: 6,
      text: markdown`
Before a model leaves the team, write one page that a person from another department understands. Such pages are known as model cards. It takes an hour, and often finds a problem that no metric showed.

1. **Purpose.** "Suggests a class for photos from belt 2. A person decides in case of doubt." Also write what it must *not* be used for, such as photos by residents.
2. **Data.** "5,200 photos from March to June, labeled by two people who agreed on 94%." March to June means: no snow, no fir trees.
3. **Results.** Not one number, but one for each group that matters: 97% for glass, 95% for paper, 78% for metal, 61% for metal under a wet surface.
4. **Errors and their costs.** Metal in the paper is removed later. A battery that is taken for a can starts a fire.
5. **Limits.** Two objects on one photo; the lamp replaced by another type.
6. **Responsibility.** Who looks at complaints, who can switch it off, when it will be checked again.

The third point is the one that is skipped most often. A mean of 95% can consist of 97% for nineteen of twenty objects and 57% for the last. If the last one is a battery, the mean is no comfort.

If you can't fill in a point, that is a result as well. Write "unknown", and let the reader decide whether that is acceptable.
`,
    },
    {
      kind: 'quiz',
      key: 'check-release',
      title: 'Check: before you release',
      minutes: 6,
      questions: [
        {
          key: 'loop',
          kind: 'single',
          prompt: 'A shop recommends what was clicked most often, and shows recommended articles on the first page. What is the problem?',
          options: [
            'Clicks can\'t be counted exactly',
            'Popular articles are always of low quality',
            'The recommendation causes the clicks that justify it',
            'The first page loads more slowly',
          ],
          answer: 2,
          explanation: 'Articles on the first page get clicks because they are there. A random part of the places, or a correction for the position, breaks the loop.',
        },
        {
          key: 'group-mean',
          kind: 'number',
          prompt: 'A model is right for 98% of 900 photos by day and for 60% of 100 photos at night. What is its overall accuracy in percent?',
          answer: 94.2,
          tolerance: 0.05,
          explanation: '(0.98 · 900 + 0.60 · 100)/1000 = 942/1000 = 94.2%. The overall number hides that it is hardly usable at night.',
        },
        {
          key: 'card-contents',
          kind: 'multiple',
          prompt: 'What belongs in a page about a model?',
          options: ['Results for each relevant group', 'Uses for which it is not meant', 'Who can switch it off', 'The complete source code', 'Where and when the data were collected'],
          answers: [0, 1, 2, 4],
          explanation: 'The page is for people who use the model or are affected by it. They need purpose, data, results, limits and responsibility; the code is in the repository.',
        },
      ],
    },
  ],
}
