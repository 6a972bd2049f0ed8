import { markdown, type LessonInput } from '../markdown.ts'

export const aSmallAnalysis: LessonInput = {
  kind: 'reading',
  key: 'a-small-analysis',
  title: 'A small analysis from start to end',
  minutes: 14,
  text: markdown`
Here is everything in one place. A city counts the bicycles on a bridge. It wants to know on which days the bridge is busy, and whether rain matters. These are three weeks of data, as they came:

~~~python-run
import csv

text = """date,weekday,rain_mm,bikes
05-04,Mon,0.0,412
05-05,Tue,0.0,438
05-06,Wed,5.2,301
05-07,Thu,0.4,405
05-08,Fri,0.0,391
05-09,Sat,0.0,266
05-10,Sun,8.1,118
05-11,Mon,2.6,344
05-12,Tue,0.0,451
05-13,Wed,0.0,
05-14,Thu,12.4,247
05-14,Thu,12.4,247
05-15,Fri,0.0,402
05-16,Sat,1.1,240
05-17,Sun,0.0,255
05-18,Mon,0.0,425
05-19,Tue,6.0,297
05-20,Wed,0.0,446
05-21,Thu,0.0,4310
05-22,Fri,3.3,318
05-23,Sat,0.0,281
05-24,Sun,0.0,262
"""
rows = list(csv.DictReader(text.splitlines()))
print(len(rows), 'rows,', len({row['date'] for row in rows}), 'different dates')
print('No count:', [row['date'] for row in rows if row['bikes'] == ''])
counts = sorted(int(row['bikes']) for row in rows if row['bikes'])
print('Smallest:', counts[:3], 'largest:', counts[-3:])
~~~
~~~text
22 rows, 21 different dates
No count: ['05-13']
Smallest: [118, 240, 247] largest: [446, 451, 4310]
~~~

**Look first.** 22 rows for 21 days: May 14 is there twice. One day has no count. And 4,310 bicycles on May 21 are nearly ten times as many as on the busiest other day; somebody probably typed a zero too many. Probably: we can't know. We leave that day out and say so.

## Clean, group, compare

~~~python-run
from statistics import mean, median

data = """05-04 Mon 0.0 412
05-05 Tue 0.0 438
05-06 Wed 5.2 301
05-07 Thu 0.4 405
05-08 Fri 0.0 391
05-09 Sat 0.0 266
05-10 Sun 8.1 118
05-11 Mon 2.6 344
05-12 Tue 0.0 451
05-14 Thu 12.4 247
05-15 Fri 0.0 402
05-16 Sat 1.1 240
05-17 Sun 0.0 255
05-18 Mon 0.0 425
05-19 Tue 6.0 297
05-20 Wed 0.0 446
05-22 Fri 3.3 318
05-23 Sat 0.0 281
05-24 Sun 0.0 262"""
rows = []
for line in data.splitlines():
    _, day, rain, bikes = line.split()
    rows.append((day, float(rain), int(bikes)))

for day in ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']:
    bikes = [b for d, _, b in rows if d == day]
    print(day, '#' * round(median(bikes) / 15), median(bikes), f'({len(bikes)} days)')

print()
for kind, days in [('working day', 'MonTueWedThuFri'), ('weekend', 'SatSun')]:
    dry = [b for d, rain, b in rows if d in days and rain < 1]
    wet = [b for d, rain, b in rows if d in days and rain >= 1]
    print(f'{kind}: dry {mean(dry):.0f} ({len(dry)} days),', f'wet {mean(wet):.0f} ({len(wet)} days)')
~~~
~~~text
Mon ########################### 412 (3 days)
Tue ############################# 438 (3 days)
Wed ######################### 373.5 (2 days)
Thu ###################### 326.0 (2 days)
Fri ########################## 391 (3 days)
Sat ################## 266 (3 days)
Sun ################# 255 (3 days)

working day: dry 421 (8 days), wet 301 (5 days)
weekend: dry 266 (4 days), wet 179 (2 days)
~~~

The table in this program is the cleaned one, with the 19 days that remain. Working days are compared with working days, and weekends with weekends. Otherwise a rainy Sunday would be compared with a dry Tuesday, and we would blame the rain for what is the weekend's effect. This mistake is called *confounding*, and it is the most frequent one in analyses of everyday data.

Change the limit of 1 mm to 3 mm in both lines: two days move to the dry group, and the difference between dry and wet working days gets a little larger. The conclusion survives. That check is worth a sentence in a report.

## Say what you found

A result that others can use names the finding, the data and the doubts:

> On dry working days a mean of 421 bicycles crossed the bridge (8 days), on working days with at least 1 mm of rain 301 (5 days), about 28% fewer. On weekends there are fewer bicycles anyway, and with only two wet days we can't say how much the rain matters there. We left out one repeated row, one day without a count and one count that was probably mistyped (May 21). Three weeks in May say nothing about winter.

You can now read a table, clean it, group it, draw it, and doubt your own result. The problems below are your next step. After them, "How models learn" goes on where this course ends: with programs that draw conclusions from data themselves.
`,
}
