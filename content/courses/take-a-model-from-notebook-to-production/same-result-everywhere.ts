import { markdown, type TopicInput } from '../markdown.ts'

export const sameResultEverywhere: TopicInput = {
  key: 'same-result-everywhere',
  title: 'The same result everywhere',
  resources: [
    { label: 'Machine Learning Operations (MLOps): Overview, Definition, and Architecture', url: 'https://arxiv.org/abs/2205.02302' },
    { label: 'Python: virtual environments', url: 'https://docs.python.org/3/library/venv.html' },
    { label: 'Wikipedia: MLOps', url: 'https://en.wikipedia.org/wiki/MLOps' },
    { label: 'scikit-learn: controlling randomness', url: 'https://scikit-learn.org/stable/common_pitfalls.html#controlling-randomness' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: bread, every morning',
      minutes: 5,
      text: markdown`
Two bakeries belong together, one at the station and one at the market. Each evening somebody decides how many loaves to bake. Bread that is left over costs 1.20 euros, and a loaf that is missing costs a customer. An intern has written a notebook that forecasts the sales well. She leaves in two weeks.

What happens then? Nobody else can run the notebook, because it needs a folder on her laptop. The cells have to be run in an order that only she knows. It isn't clear which of four files contains the data of the good result. And if the forecast gets worse in autumn, who will notice?

MLOps is the set of habits and tools that answer these questions. Most of it is ordinary software engineering: version control, tests, automation, monitoring. Two things are added, because a model depends on *data* as well as on code. Data change without a commit, and a model can be wrong without any error message.

## How the course is organized

The first topic makes a result repeatable, the second makes a model that deserves to be released, and the third keeps it alive. The programs are short and need Python, NumPy and scikit-learn only. No cloud account is required, and no particular tool either: once you know what a tool has to do, you can choose one.
`,
    },
    {
      kind: 'video',
      key: 'what-mlops-is-for',
      title: 'What MLOps is for',
      videoUrl: 'https://www.youtube.com/watch?v=s0uaFZSzwfI',
      minutes: 16,
      text: markdown`
## What to look for

- The three phases of a project: design, train, operate.
- Which question belongs to each phase.
- What happens to a model when the world changes.

## Week six

*Design* asks whether a model is needed at all. For the bakeries, "as many as on the same weekday last week" may be good enough. *Training* finds the best model for the past. *Operation* begins when the forecast is used, and it has no end.

Here are eight weeks of one bakery: the forecast of a model trained on last year's data, and the loaves actually sold, both per day. On the test weeks the mean absolute error was 5.2. The program looks at the mean error of the last three weeks and raises an alarm if it is more than twice as large as usual:

~~~python
forecast = [200, 205, 210, 205, 200, 195, 190, 185]  # loaves per day in weeks 1 to 8
sold = [204, 199, 214, 203, 206, 228, 231, 226]      # an office moved in next door in week 6

usual = 5.2  # mean absolute error on the test weeks
for week in range(3, 9):
    recent = [abs(f - s) for f, s in zip(forecast[week - 3:week], sold[week - 3:week])]
    error = sum(recent) / 3
    print(week, round(error, 1), 'ALARM' if error > 2 * usual else 'ok')
~~~

~~~text
3 4.7 ok
4 4.0 ok
5 4.0 ok
6 13.7 ALARM
7 26.7 ALARM
8 38.3 ALARM
~~~

In week six an office moved in next door. The model works exactly as before; there is no exception and no warning. Only the comparison with the truth shows that it is now wrong by more than thirty loaves a day. With the check, the bakery knows within a week. Without it, somebody will say in spring that "the computer never worked".

The remedy is often simple: train again with recent data. But *can* you? Only if data, code and environment of the old training are still there, if the new model can be compared with the old one, and if the exchange takes minutes and not weeks. The rest of this course prepares for that moment.
`,
    },
    {
      kind: 'video',
      key: 'a-shared-environment',
      title: 'An environment that others can start',
      videoUrl: 'https://www.youtube.com/watch?v=MzcmWXYxi2s',
      minutes: 20,
      text: markdown`
## What to look for

- What a prepared environment in the cloud contains, and what it doesn't.
- Where versions are written down.
- How ports and files connect it with your own computer.

## Works on my machine, with proof

A hosted workspace starts a container from a description in the repository. Everybody who opens it gets the same operating system and the same tools. The principle matters more than the provider: the environment is *described in a file* and can be thrown away and made again.

For Python the important part is the list of packages with exact versions. "scikit-learn" without a version means something different each month. This program compares what was pinned with what is installed, and then tests whether a random split can be repeated:

~~~python
import random

pinned = {'numpy': '2.4.6', 'scikit-learn': '1.9.1', 'pandas': '3.0.6'}
installed = {'numpy': '2.4.6', 'scikit-learn': '1.8.0', 'requests': '2.32.3'}
for name in sorted(pinned.keys() | installed.keys()):
    if pinned.get(name) != installed.get(name):
        print(name, pinned.get(name), '->', installed.get(name))

def split(rows, seed):
    return random.Random(seed).sample(rows, 3)

print(split(range(100), 7) == split(range(100), 7), split(range(100), 7) == split(range(100), 8))
~~~

~~~text
pandas 3.0.6 -> None
requests None -> 2.32.3
scikit-learn 1.9.1 -> 1.8.0
True False
~~~

Three differences: pandas is missing, scikit-learn is older, and requests is installed although the list doesn't name it. The last one is harmless today; as soon as the code imports it, the notebook works here and nowhere else. The same seed gives the same split, a different seed a different one. So the seed belongs in the code, and the split should be made from sorted rows, since the same seed applied to another order selects other rows.

A result is repeatable if four things are fixed: the commit of the code, the versions of the packages, the identity of the data (a hash or a dated copy), and the seeds. Write all four next to each number that you report. On other hardware the last digits may still differ; fix a tolerance, not identity.
`,
    },
    {
      kind: 'video',
      key: 'a-rented-machine',
      title: 'A rented machine, and what it costs',
      videoUrl: 'https://www.youtube.com/watch?v=IXSiYkP23zo',
      minutes: 19,
      text: markdown`
## What to look for

- The choices when a virtual machine is created: image, size, disk, key.
- How you connect to it, and how the editor does.
- What keeps costing money when nobody works.

## Memory first, then price

When is a laptop too small? Usually it is the memory. A table of numbers in NumPy needs 8 bytes per cell, so 40 million rows with 25 columns take 8 GB. During training two or three copies exist at the same time: the table, the training part, a standardized version. Rent 32 GB for this table, or use smaller types: float32 halves it. The program computes the size, and then the price of one month, first for a machine that is always on and then for one that is stopped when nobody works:

~~~python
rows, columns = 40_000_000, 25
table = rows * columns * 8 / 1e9
print(table, 'GB')

price, hours_needed = 0.40, 30           # euros per hour, hours of real work in a month
always_on = price * 24 * 30
stopped = price * hours_needed + 0.10 * 50  # plus 50 GB of disk at 0.10 euros
print(round(always_on, 2), round(stopped, 2))
~~~

~~~text
8.0 GB
288.0 17.0
~~~

A machine for 0.40 euros per hour costs 288 euros if it is forgotten, and 17 euros if it runs for 30 hours of real work, with the disk included. The disk is paid for while the machine is stopped. So the first thing to set up on a rented machine is an automatic stop, for example after one hour without activity, and a limit on the bill that sends an email.

The second is access. Log in with a key instead of a password, allow connections from outside on as few ports as possible, and open a notebook through a tunnel rather than to the whole internet. A notebook server is a shell for everybody who reaches it. And nothing valuable should exist on this machine only. Code belongs in the repository, data into storage; then the machine can be deleted any evening.
`,
    },
    {
      kind: 'practice',
      key: 'practice-deduplicate',
      title: 'Fix the data before you fix a version of them',
      minutes: 30,
      problems: ['record-deduplication-with-union-find'],
      text: 'A hash of the data is only useful if the data are worth keeping. Sales that were exported twice are the most common fault; this problem finds records that belong together through any shared detail.',
    },
    {
      kind: 'quiz',
      key: 'check-environment',
      title: 'Check: environment',
      minutes: 8,
      questions: [
        {
          key: 'repeatable',
          kind: 'multiple',
          prompt: 'A colleague wants to reproduce your result exactly. What does she need besides the commit of the code?',
          options: ['The versions of the packages', 'The same data, for example by their hash', 'The random seeds', 'The color theme of your editor', 'The name of your branch'],
          answers: [0, 1, 2],
          explanation: 'Code, packages, data and seeds determine the result. A branch name moves on with each commit, so it doesn\'t identify anything.',
        },
        {
          key: 'table-size',
          kind: 'number',
          prompt: 'How many gigabytes (1 GB = 10⁹ bytes) does a float32 table with 50 million rows and 20 columns need?',
          answer: 4,
          tolerance: 0.01,
          explanation: '50,000,000 · 20 · 4 bytes = 4·10⁹ bytes = 4 GB. With float64 it would be 8 GB.',
        },
        {
          key: 'silent-failure',
          kind: 'single',
          prompt: 'What distinguishes a model that has gone stale from a program with a bug?',
          options: [
            'The model becomes slower and slower',
            'It raises exceptions only at night',
            'It runs without errors and returns plausible numbers that are wrong',
            'It can be repaired only by its author',
          ],
          answer: 2,
          explanation: 'Nothing fails visibly, since the code does what it always did. Only a comparison with the truth, or with the usual inputs, shows the change.',
        },
        {
          key: 'seed-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'import random\n\na = random.Random(1)\nfirst = [a.random(), a.random()]\nb = random.Random(1)\nsecond = [b.random(), b.random()]\nprint(first == second, first[0] == second[1])',
          answer: 'True False',
          explanation: 'The same seed gives the same *sequence*, so both lists are equal. The second number of a sequence is another one than the first. Taking one more random number somewhere shifts everything after it.',
        },
      ],
    },
  ],
}
