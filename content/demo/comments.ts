import type { SeedBlogComments } from './types.ts'

export const comments: SeedBlogComments[] = [
  {
    blog: '01-gradient-descent-zigzags',
    comments: [
      {
        by: 'lina-okafor', hoursAfter: 2.5,
        text: 'The marble in the first paragraph did more for me than three lectures. One thing I do not see: why '
          + 'is the best rate 2/(1+25) and not something just below the limit of 0.08?',
        replies: [
          {
            by: 'mateo-silva', hoursAfter: 1.2,
            text: 'Good question. Near 0.08 the steep factor is nearly -1, so y hardly shrinks. If you lower the '
              + 'rate, y gets better and x gets worse. The best place is where both factors have the same size: 1 '
              + '- a = 25a - 1, and that gives a = 2/26.',
            replies: [
              {
                by: 'lina-okafor', hoursAfter: 0.7,
                text: 'So it is a seesaw, and the best point is where it is level. I drew both lines and they cross '
                  + 'exactly there. Thank you!',
              },
            ],
          },
        ],
      },
      {
        by: 'jun-park', hoursAfter: 9,
        text: 'I did the homework with 400: stable below 0.005, factor 399/401, about 1380 steps. With momentum and '
          + 'the square root it is about 69. Twenty times fewer for one extra line of code.',
        replies: [
          {
            by: 'mateo-silva', hoursAfter: 5,
            text: 'Full marks. And the 20 is no accident: it is the square root of 400.',
          },
        ],
      },
      {
        by: 'fatima-idrissi', hoursAfter: 31,
        text: 'I would put your third warning first. In my regressions, standardizing the columns made the whole '
          + 'topic disappear. Momentum feels like a medicine for an illness that you can often prevent.',
        replies: [
          {
            by: 'mateo-silva', hoursAfter: 14,
            text: 'For linear models I agree completely. In a deep network the inner layers build their own badly '
              + 'scaled features as they learn, and there you need the medicine as well.',
            replies: [
              {
                by: 'fatima-idrissi', hoursAfter: 20,
                text: 'Fair. I had only the first layer in mind, which is the only one that I can reach by hand.',
              },
            ],
          },
        ],
      },
      {
        by: 'hana-novakova', hoursAfter: 60,
        text: 'As a musician I read the second picture as a damped string and the third as the same string with a '
          + 'better damper. Is there a link to real oscillators?',
        replies: [
          {
            by: 'jun-park', hoursAfter: 3,
            text: 'Yes, a very direct one. Plain descent is motion in thick honey, without inertia. Momentum adds a '
              + 'mass, and 1 - beta plays the part of the friction. The best beta is close to what physicists '
              + 'call critical damping.',
          },
        ],
      },
      {
        by: 'arjun-thapa', hoursAfter: 120,
        text: 'Read on the bus, understood on the walk home. More posts of this length, please.',
      },
    ],
  },
  {
    blog: '02-bias-and-variance',
    comments: [
      {
        by: 'sofia-arbelaez', hoursAfter: 7,
        text: 'The sentence that helped me: would the model say the same if I had collected the data on another '
          + 'day? I now ask it in every review.',
      },
      {
        by: 'tomasz-wrobel', hoursAfter: 26,
        text: 'Why does the bias stay the same from degree 1 to degree 2? I read your explanation with the odd '
          + 'function twice and still feel cheated.',
        replies: [
          {
            by: 'ingrid-halvorsen', hoursAfter: 8,
            text: 'The points lie symmetrically around zero. Fold the sine over at zero and its left half is the '
              + 'negative of its right half, while the square term is the same on both sides. Whatever the '
              + 'parabola gains on the right, it loses on the left, so its best weight is zero on average.',
            replies: [
              { by: 'tomasz-wrobel', hoursAfter: 2, text: 'The folding did it. No longer cheated.' },
            ],
          },
        ],
      },
      {
        by: 'omar-haddad', hoursAfter: 70,
        text: 'Small remark on averaging: with m models whose errors have correlation r, the variance goes down to '
          + 'a share of r + (1 - r)/m. So with r = 0.3 a thousand trees never get below 30%. That is why forests '
          + 'also choose random columns.',
        replies: [
          {
            by: 'ingrid-halvorsen', hoursAfter: 12,
            text: 'Exactly the sentence I cut for length. Thank you for putting it back.',
          },
        ],
      },
    ],
  },
  {
    blog: '03-attention-from-scratch',
    comments: [
      {
        by: 'elif-demir', hoursAfter: 3,
        text: 'Lovely. In Turkish the pronoun in this sentence would simply be dropped and the verb ending would '
          + 'carry it. So "tired" would have to look for the cat by itself, as it does in your last row!',
        replies: [
          {
            by: 'yuki-tanabe', hoursAfter: 4,
            text: 'In Japanese too: we would leave out both "it" and "the". Attention does not mind. Any word may '
              + 'ask, and an ending can be a token of its own.',
          },
        ],
      },
      {
        by: 'olena-kovalchuk', hoursAfter: 11,
        text: 'I rewrote it in JavaScript to check that I understood. 40 lines without any library, and I get 0.89 '
          + 'for the cat as well. My mistake along the way: I applied softmax to the columns first.',
        replies: [
          {
            by: 'yuki-tanabe', hoursAfter: 9,
            text: 'A very instructive mistake. Then each asked word would hand out a budget of one, instead of each '
              + 'asking word. What did the row of "it" add up to?',
            replies: [
              { by: 'olena-kovalchuk', hoursAfter: 1.5, text: 'About 1.5. That was how I noticed.' },
            ],
          },
        ],
      },
      {
        by: 'jamila-hassan', hoursAfter: 22,
        text: 'Is the answer to the exercise that "sat", "was" and "tired" share the same row of WQ, because all '
          + 'three are actions or states? So you cannot change one of them alone?',
        replies: [
          {
            by: 'yuki-tanabe', hoursAfter: 6,
            text: 'Precisely. Weights belong to properties, not to words. To treat "tired" differently, the model '
              + 'must give it a property that the others do not have.',
          },
        ],
      },
      {
        by: 'connor-byrne', hoursAfter: 40,
        text: 'Hand-picking the embeddings makes it look a bit too easy, in my view. The miracle is that training '
          + 'finds such a WQ by itself. But as a picture of the mechanism it is the best I have seen.',
      },
    ],
  },
  {
    blog: '04-metrics-for-rare-events',
    comments: [
      {
        by: 'noah-tremblay', hoursAfter: 5,
        text: 'From the ward: our sepsis alarm has a wonderful area under the curve and everybody mutes it, because '
          + 'nine of ten alarms are nothing. I will show the two panels to our IT department.',
        replies: [
          {
            by: 'priya-raghunathan', hoursAfter: 10,
            text: 'Please do. And ask them for "precision among the first ten alarms of a shift". It is a number '
              + 'that a nurse can check with a pencil.',
          },
        ],
      },
      {
        by: 'mei-ling-chua', hoursAfter: 28,
        text: 'A polite objection to point 5. In credit risk the natural share changes with the economy, so there '
          + 'is no one natural share. We report precision for three assumed base rates.',
        replies: [
          {
            by: 'priya-raghunathan', hoursAfter: 15,
            text: 'That is better than what I wrote. With recall and the false positive rate fixed, the formula in '
              + 'the middle of the post turns one test into precision for any base rate.',
            replies: [
              { by: 'mei-ling-chua', hoursAfter: 7, text: 'Yes, that is just what our spreadsheet does.' },
            ],
          },
        ],
      },
      {
        by: 'lina-okafor', hoursAfter: 50,
        text: 'return False as a baseline. I laughed, then I checked my own project and stopped laughing.',
      },
    ],
  },
  {
    blog: '05-data-leakage',
    comments: [
      {
        by: 'diego-huanca', hoursAfter: 4,
        text: 'Forty rocks, nine hundred measurements, columns chosen by correlation before cross-validation. You '
          + 'have just explained my 96%. I feel slightly ill.',
        replies: [
          {
            by: 'kwame-asante', hoursAfter: 3,
            text: 'You are in good company; the same has been published many times. Move the choice into a pipeline '
              + 'and tell us what remains.',
            replies: [
              {
                by: 'diego-huanca', hoursAfter: 49,
                text: 'It is 71% now. Less beautiful, but above chance, and this time I believe it.',
              },
            ],
          },
        ],
      },
      {
        by: 'connor-byrne', hoursAfter: 20,
        text: 'For leak 5 I hash each row without its identifier and count. In our last data set 3% were exact '
          + 'copies, from two exports of the same database.',
      },
      {
        by: 'fatima-idrissi', hoursAfter: 55,
        text: 'Is shuffling the labels really enough? The ward number would have passed your fourth test: with '
          + 'shuffled labels it predicts nothing.',
        replies: [
          {
            by: 'kwame-asante', hoursAfter: 9,
            text: 'You are right, and I wrote too boldly. Shuffling finds leaks in the evaluation, such as choosing '
              + 'columns too early. A column that holds the answer passes it. For that you need the question '
              + '"when is this value written down?".',
          },
        ],
      },
    ],
  },
  {
    blog: '06-regularisation',
    comments: [
      {
        by: 'diego-huanca', hoursAfter: 12,
        text: 'With my rocks lasso chose iron oxide in one sample and total iron in the next. The warning about '
          + 'near twins would have saved me a very confident slide.',
        replies: [
          {
            by: 'mateo-silva', hoursAfter: 6,
            text: 'Try running it on fifty resamples and count how often each column is chosen. If the twins share '
              + 'the votes, name the pair, not the winner.',
          },
        ],
      },
      {
        by: 'giulia-ferrante', hoursAfter: 33,
        text: 'My students asked: why not a budget with |w| to the power one half, whose corners are even sharper? '
          + 'I had an answer ready, but I like that they asked.',
        replies: [
          {
            by: 'mateo-silva', hoursAfter: 18,
            text: 'A wonderful question. The corners would be sharper, but the region is no longer convex, so there '
              + 'can be many local solutions. Power one is the last exponent at which the problem is still easy.',
          },
        ],
      },
    ],
  },
  {
    blog: '07-pca-by-hand',
    comments: [
      {
        by: 'leila-farahani', hoursAfter: 8,
        text: 'A potato and two needles. As an architect I would call them the main axis and the cross axis of a '
          + 'plan. Suddenly I am not afraid of eigenvectors.',
        replies: [
          {
            by: 'giulia-ferrante', hoursAfter: 4,
            text: 'And like in a plan, you may turn the sheet around. That is the free sign.',
          },
        ],
      },
      {
        by: 'aroha-wirihana', hoursAfter: 41,
        text: 'Point 2 deserves a post of its own. In our bird calls the first axis is always wind. The birds begin '
          + 'at the third.',
        replies: [
          {
            by: 'giulia-ferrante', hoursAfter: 16,
            text: 'May I use that in class? "The birds begin at the third axis" is better than anything in our '
              + 'textbook.',
            replies: [
              { by: 'aroha-wirihana', hoursAfter: 11, text: 'With pleasure. Say hello to the class from the wind.' },
            ],
          },
        ],
      },
    ],
  },
  {
    blog: '08-k-means',
    comments: [
      {
        by: 'thandiwe-mokoena', hoursAfter: 6,
        text: 'We divide fields into zones for fertiliser with it. Dividing, not discovering: I will steal that '
          + 'sentence.',
      },
      {
        by: 'priya-raghunathan', hoursAfter: 29,
        text: 'Nice test of stability. One caution: it favors a small k. Two halves of an elongated cloud also '
          + 'come back every time, because k-means cuts it in the middle each time.',
        replies: [
          {
            by: 'tomasz-wrobel', hoursAfter: 13,
            text: 'True, stable is not the same as real. I should have said: groups that do not come back are '
              + 'surely not real. The other direction needs a look at the map.',
          },
        ],
      },
    ],
  },
  {
    blog: '09-decision-trees',
    comments: [
      {
        by: 'jamila-hassan', hoursAfter: 10,
        text: 'In best_cut, why do you skip when two neighboring values are equal?',
        replies: [
          {
            by: 'thandiwe-mokoena', hoursAfter: 5,
            text: 'Because no question can separate two equal values. If two fields both have 28% moisture, every '
              + 'cut puts them on the same side.',
          },
        ],
      },
      {
        by: 'mei-ling-chua', hoursAfter: 37,
        text: 'The example at the end (300/100 against 200/0) finally told me why we do not split on the error '
          + 'rate. Our auditors ask this every year.',
      },
    ],
  },
  {
    blog: '10-calibration',
    comments: [
      {
        by: 'noah-tremblay', hoursAfter: 6,
        text: 'Point 3 on groups is the one I worry about. Our risk score was fine on average and much too low for '
          + 'patients over 85. Nobody had looked.',
        replies: [
          {
            by: 'ingrid-halvorsen', hoursAfter: 11,
            text: 'It is the most common case. Draw one diagram for each age group, even if the dots get shaky with '
              + 'few cases. Shaky and honest is better than smooth.',
          },
        ],
      },
      {
        by: 'jun-park', hoursAfter: 24,
        text: 'Does temperature scaling still work for more than two classes?',
        replies: [
          {
            by: 'ingrid-halvorsen', hoursAfter: 7,
            text: 'Yes: divide all the scores by the same T before the softmax. The class with the highest score '
              + 'stays the same, so the accuracy does not change.',
            replies: [
              {
                by: 'jun-park', hoursAfter: 3,
                text: 'Tried it: T = 1.6 for my image model, ECE from 8% to 2%. One number!',
              },
            ],
          },
        ],
      },
      {
        by: 'mateo-silva', hoursAfter: 80,
        text: 'Eighties that came in at 78%. I am envious. My own estimates of how long a proof takes are '
          + 'calibrated only if you double them.',
      },
    ],
  },
  {
    blog: '11-peeking-at-ab-tests',
    comments: [
      {
        by: 'sofia-arbelaez', hoursAfter: 4,
        text: 'I have to confess that I have done the Wednesday thing. Twice. What do I tell my team about those '
          + 'two tests?',
        replies: [
          {
            by: 'priya-raghunathan', hoursAfter: 2,
            text: 'That the result is "unknown", not "wrong". If the change matters, run it again with a date. If '
              + 'it does not, leave it and sleep well.',
            replies: [
              {
                by: 'sofia-arbelaez', hoursAfter: 12,
                text: 'One of them matters. It runs until the 28th, and I have hidden the chart.',
              },
            ],
          },
        ],
      },
      {
        by: 'omar-haddad', hoursAfter: 26,
        text: 'What if I do not care about significance, and simply look at the Bayesian probability that B is '
          + 'better? I keep reading that peeking is then harmless.',
        replies: [
          {
            by: 'priya-raghunathan', hoursAfter: 14,
            text: 'The probability keeps its meaning if you really believe the prior. But the rule "stop when it '
              + 'exceeds 95%" still has false alarms that grow with the number of looks. Simulate it with the '
              + 'code above, with no true difference: it takes five minutes.',
            replies: [
              {
                by: 'omar-haddad', hoursAfter: 22,
                text: 'With a flat prior and 100 looks I got 30% false alarms in favor of B, and nearly 60% if '
                  + 'either side may win. Convinced.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    blog: '12-cleaning-a-messy-csv',
    comments: [
      {
        by: 'arjun-thapa', hoursAfter: 1.5,
        text: 'Surprise 6 happens in our office every week, and we have a second calendar on top of it. I feel seen.',
        replies: [
          { by: 'lina-okafor', hoursAfter: 1, text: 'Two calendars! I take back all my complaints about my uncle.' },
        ],
      },
      {
        by: 'ada-lindqvist', hoursAfter: 6,
        text: 'The diary form works so well. I have put this one on the list that we show to new members.',
      },
      {
        by: 'kwame-asante', hoursAfter: 9,
        text: 'The three kinds of gaps are explained better here than in most textbooks. A small addition: also '
          + 'keep a column that says whether the value was missing. Sometimes the gap itself predicts something.',
        replies: [
          {
            by: 'lina-okafor', hoursAfter: 3,
            text: 'I tried it: "rating missing" predicts busy days almost perfectly. Of course, the tablet broke in '
              + 'the busiest weeks. Is that a useful column or a leak?',
            replies: [
              {
                by: 'kwame-asante', hoursAfter: 2,
                text: 'Ask when it is known, and whether it will happen again in the same way. A tablet that broke '
                  + 'once is not a rule. Leave it out.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    blog: '13-backpropagation-on-paper',
    comments: [
      {
        by: 'olena-kovalchuk', hoursAfter: 15,
        text: 'For the sheet at the end I get h = 0.462, z = 0.924, and the slope of w1 is about -0.238. Does '
          + 'anybody agree?',
        replies: [
          {
            by: 'jun-park', hoursAfter: 7,
            text: 'Agreed: 2 times (0.924 - 1) is -0.152, times w2 is -0.303, times 1 - 0.462 squared (0.786) is '
              + '-0.238.',
          },
        ],
      },
      {
        by: 'hana-novakova', hoursAfter: 90,
        text: 'Plus copies, times swaps, a square doubles. I sang it while cycling.',
      },
    ],
  },
  {
    blog: '14-embeddings-and-cosine',
    comments: [
      {
        by: 'elif-demir', hoursAfter: 9,
        text: 'Point 2 is where most search projects hurt themselves. We tested 50 pairs of sentences with and '
          + 'without "not": nearly all of them had a cosine above 0.9.',
        replies: [
          {
            by: 'yuki-tanabe', hoursAfter: 5,
            text: 'Thank you for counting. For facts we let a second, slower model read the best twenty results. '
              + 'The arrows only choose what is worth reading.',
          },
        ],
      },
      {
        by: 'lina-okafor', hoursAfter: 44,
        text: 'Why is the cosine of doctor and pilot exactly 0.00 and not just small?',
        replies: [
          {
            by: 'yuki-tanabe', hoursAfter: 8,
            text: 'In six sentences they share no neighbor at all, so each product in the sum is zero. In a larger '
              + 'text they would meet the same common words, and the value would rise.',
          },
        ],
      },
    ],
  },
  {
    blog: '15-byte-pair-encoding',
    comments: [
      {
        by: 'nguyen-minh-anh', hoursAfter: 11,
        text: 'In Vietnamese a letter like the one in my family name takes three bytes. Early tokenizers made three '
          + 'tokens of it. My name was more expensive than a short English sentence.',
        replies: [
          {
            by: 'elif-demir', hoursAfter: 6,
            text: 'That is the best illustration of "languages do not pay the same price" that I know. May I add it '
              + 'to the post?',
            replies: [
              { by: 'nguyen-minh-anh', hoursAfter: 4, text: 'Of course. It is nice to be useful as a benchmark.' },
            ],
          },
        ],
      },
      {
        by: 'connor-byrne', hoursAfter: 48,
        text: 'Worth saying how slow the learning loop is: it counts all pairs again after each merge. For real '
          + 'text you keep the counts and update only the neighbors of the merged pair. Fine for a page, '
          + 'though.',
      },
    ],
  },
  {
    blog: '16-confusion-matrix',
    comments: [
      {
        by: 'jamila-hassan', hoursAfter: 20,
        text: 'Second word: what the filter said. First word: was it right. I have been mixing these up for weeks, '
          + 'and now I never will again.',
      },
      {
        by: 'fatima-idrissi', hoursAfter: 62,
        text: 'I am not sure about "one percent of accuracy separates a useful filter from no filter". It is one '
          + 'percentage point, and in terms of errors it is 40 instead of 50, which sounds quite different.',
        replies: [
          {
            by: 'sofia-arbelaez', hoursAfter: 19,
            text: 'You are right, percentage point is the word. And that the errors only fall from 50 to 40 is '
              + 'exactly why I do not like accuracy here: the filter is much better than that sounds.',
          },
        ],
      },
    ],
  },
  {
    blog: '17-bootstrap',
    comments: [
      {
        by: 'thandiwe-mokoena', hoursAfter: 14,
        text: 'Draw what was drawn. Our plots sit in six blocks and I have been resampling single plants. My '
          + 'intervals just became three times as wide, and true.',
        replies: [
          {
            by: 'omar-haddad', hoursAfter: 5,
            text: 'With six blocks even the block version is a bit too optimistic, so treat them with care. But it '
              + 'is the right direction.',
          },
        ],
      },
      {
        by: 'ingrid-halvorsen', hoursAfter: 38,
        text: 'For skewed data like yours the bias-corrected version of the interval is often better than the plain '
          + 'percentiles. I like that you say plainly that 95% is rather 90% here.',
      },
    ],
  },
  {
    blog: '18-feature-scaling',
    comments: [
      {
        by: 'leila-farahani', hoursAfter: 30,
        text: 'How far is a year from a rupee? I read the question aloud to my colleagues and nobody wanted to '
          + 'answer.',
        replies: [
          { by: 'arjun-thapa', hoursAfter: 10, text: 'My children did: it depends on the ice cream.' },
        ],
      },
      {
        by: 'mateo-silva', hoursAfter: 75,
        text: 'From 19144 to 9.2. I will use this example in my next course. Try to take out the part that rooms '
          + 'and area share, and see the number fall to almost 1.',
      },
    ],
  },
  {
    blog: '19-learning-rate-schedules',
    comments: [
      {
        by: 'hana-novakova', hoursAfter: 8,
        text: 'So "it has converged" and "it is shaking" look the same on the plot. How do I tell them apart '
          + 'without wasting a night?',
        replies: [
          {
            by: 'jun-park', hoursAfter: 4,
            text: 'Save the state, cut the rate by ten for a few hundred steps, and look. If the loss drops, it was '
              + 'shaking. Then go back to the saved state and plan a proper schedule.',
            replies: [
              {
                by: 'hana-novakova', hoursAfter: 9,
                text: 'It dropped like a stone. One week of "converged" runs to repeat.',
              },
            ],
          },
        ],
      },
      {
        by: 'mateo-silva', hoursAfter: 33,
        text: 'Beautiful derivation of the floor. I would only soften trap 3: that wide minima generalize better is '
          + 'a useful rule of thumb, and people still argue about the reasons.',
        replies: [
          { by: 'jun-park', hoursAfter: 12, text: 'Agreed, "often helps" is as far as my own plots go.' },
        ],
      },
    ],
  },
  {
    blog: '20-bayes-medical-test',
    comments: [
      {
        by: 'noah-tremblay', hoursAfter: 13,
        text: 'I have drawn dots for patients since I read this. The relief in the room is real. They understand it '
          + 'faster than my colleagues, who have all seen the formula.',
        replies: [
          { by: 'kwame-asante', hoursAfter: 21, text: 'That is my experience as well. The formula hides the crowd.' },
        ],
      },
      {
        by: 'giulia-ferrante', hoursAfter: 58,
        text: 'The odds form should be taught first. My class multiplied 1 to 99 by 10 in their heads, and three of '
          + 'them found the second test by themselves.',
      },
    ],
  },
  {
    blog: '21-reading-a-paper',
    comments: [
      {
        by: 'jamila-hassan', hoursAfter: 0.8,
        text: 'I am in the middle of page three tonight. I mean it. I closed the paper and went to look at the '
          + 'pictures.',
        replies: [
          {
            by: 'lina-okafor', hoursAfter: 0.5,
            text: 'Then this post has done its job! Which paper is it? Shall we read it together on Thursday?',
          },
        ],
      },
      {
        by: 'yuki-tanabe', hoursAfter: 3,
        text: 'A third on the first reading is a good day. And the toy version is the real secret. I have seen '
          + 'senior people skip it and regret it.',
      },
    ],
  },
  {
    blog: '22-reproducible-experiments',
    comments: [
      {
        by: 'nguyen-minh-anh', hoursAfter: 16,
        text: 'Splitting by a hash is so simple that I am annoyed not to have thought of it. Does it keep the '
          + 'classes balanced, though?',
        replies: [
          {
            by: 'connor-byrne', hoursAfter: 7,
            text: 'Only on average. For a rare class in a small table it can be off, and then I hash within each '
              + 'class. With a few thousand rows I do not bother.',
          },
        ],
      },
      {
        by: 'priya-raghunathan', hoursAfter: 45,
        text: 'Five seeds are fine for a look. For a claim of half a point with a spread of 0.6, I would ask for '
          + 'more: the standard error of the difference is about 0.27 even with ten seeds each.',
        replies: [
          {
            by: 'connor-byrne', hoursAfter: 18,
            text: 'So my own example is about two standard errors. A fish of medium size. Noted, and thank you.',
          },
        ],
      },
    ],
  },
  {
    blog: '23-log-sum-exp',
    comments: [
      {
        by: 'olena-kovalchuk', hoursAfter: 19,
        text: 'The same in JavaScript: 0.1 + 0.2 === 0.3 is false, and 2 ** 53 + 1 === 2 ** 53 is true. All these '
          + 'years I thought my language was the strange one.',
        replies: [
          {
            by: 'nguyen-minh-anh', hoursAfter: 6,
            text: 'All languages share the same chip, and the chip has only so many bits.',
          },
        ],
      },
      {
        by: 'jun-park', hoursAfter: 64,
        text: 'My last nan came from a square root at exactly zero: the value is fine, the slope is infinite, and '
          + 'then infinity times zero did the rest. It took me an evening.',
      },
    ],
  },
  {
    blog: '24-learning-curves',
    comments: [
      {
        by: 'diego-huanca', hoursAfter: 5,
        text: 'The curve against places instead of recordings is the part I will use tomorrow. My forty rocks '
          + 'come from four quarries. I think I know what it will show.',
        replies: [
          {
            by: 'aroha-wirihana', hoursAfter: 8,
            text: 'Four points make a short curve, but it may still be the most useful one you draw this year.',
          },
        ],
      },
      {
        by: 'ingrid-halvorsen', hoursAfter: 14,
        text: 'How sure are you of the floor of 0.104? With five points and three free numbers I would expect a '
          + 'wide range.',
        replies: [
          {
            by: 'aroha-wirihana', hoursAfter: 6,
            text: 'Not very. I moved each error up and down by 0.005 at random and refitted: the floor jumped '
              + 'between 0.05 and 0.14. The forecast for 640 stayed between 0.16 and 0.18, and that is the one '
              + 'I used.',
          },
        ],
      },
    ],
  },
]
