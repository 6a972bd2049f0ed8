import type { SeedNews } from './articles.ts'

export const roboticsNews: readonly SeedNews[] = [
  {
    title: 'How robots find out where they are',
    category: 'robotics', author: 'tomasz-wrobel', hoursAgo: 9, reads: 30,
    text: 'A robot that drives through a building has two sources of knowledge: what its wheels did, and what its sensors see. Wheels slip, so their error grows with every meter. Sensors are noisy, but a door that is seen twice corrects the position. Filters combine both: they predict the next position from the motion, compare the prediction with the measurement, and move toward the more certain of the two. The same idea tracks phones, ships and aircraft, and it fits into thirty lines of code.',
    next: 'Try it: simulate a robot on a line with noisy steps and a noisy distance to a wall. Plot the error with and without the correction.',
  },
  {
    title: 'Grasping is hard because contact is hard',
    category: 'robotics', author: 'connor-byrne', hoursAgo: 47, reads: 18,
    text: 'Picking up a cup looks simple until a program has to do it. The camera sees only one side, the weight is unknown, and the moment of contact changes everything: a slightly wrong force pushes the object away. Robots in factories avoid the problem with fixed positions and special grippers. Research robots learn from many attempts, mostly in simulation, and then adapt to the real world, where friction is never what the simulator assumed. Soft fingers help, because they forgive small errors.',
    next: 'Question to think about: which three measurements would tell you that a grasp is about to fail?',
  },
  {
    title: 'Simulation first: what transfers to a real robot',
    category: 'robotics', author: 'jun-park', hoursAgo: 101, reads: 15,
    text: 'Training on a real robot is slow and breaks things, so most learning happens in simulation. What is learned there often fails outside, because friction, delays and lighting differ. A common remedy is to vary them at random during training. A policy that works for a thousand slightly wrong worlds has a good chance in the real one. Delay is the detail that is forgotten most often: a controller that reacts perfectly in zero milliseconds may oscillate when the answer comes after fifty.',
    next: 'Try it: add a delay of three steps to any control exercise and see which gains still work.',
  },
  {
    title: 'Path planning: the old algorithms still drive',
    category: 'robotics', author: 'hana-novakova', hoursAgo: 150, reads: 19,
    text: 'Between the map and the motors there is usually a search over a graph. Dijkstra’s algorithm finds the shortest way but looks in all directions. A* adds an estimate of the remaining distance and looks mostly forward; as long as the estimate is never too high, the result is still optimal. For arms with seven joints the graph would be too large, so planners grow a random tree of reachable poses instead. All three fit on a page, and knowing them makes the newer methods easier to judge.',
    next: 'Solve the shortest path problems in [Practice](/practice), then add the estimate that turns one into the other.',
  },
  {
    title: 'Why drones prefer larger, slower propellers',
    category: 'robotics', author: 'aroha-wirihana', hoursAgo: 222, reads: 14,
    text: 'A drone hovers by pushing air down. It can push a little air very fast or a lot of air slowly. The force may be the same, but the energy is not: it grows with the square of the speed of the air. Larger propellers that turn slowly therefore keep a drone in the air for longer. The limits are size, weight and how quickly the craft must react, because a heavy propeller changes its speed slowly. Endurance and agility pull in different directions, as so often in engineering.',
    next: 'Try it: with force equal to mass flow times speed, and power to force times speed over two, compare doubling the area with doubling the speed.',
  },
  {
    title: 'Sensors disagree: how to combine them',
    category: 'robotics', author: 'ingrid-halvorsen', hoursAgo: 310, reads: 9,
    text: 'Two thermometers show 20.0 and 21.0 degrees. If both are equally good, the mean is the best guess. If one has half the error of the other, it deserves four times the weight, because weights go with one over the variance. The combined estimate is better than either sensor alone, as long as their errors are independent. That last condition is where systems fail: two cameras of the same type are blinded by the same sun, and then the average of two wrong values is simply wrong.',
    next: 'Derive the weights: minimize the variance of w·a + (1 − w)·b for independent errors.',
  },
  {
    title: 'Next-gen robot perception',
    category: 'robotics', author: 'jun-park', hoursAgo: 7, reads: 108,
    text: 'Robots used to be told what to look for: a marker, a color, a known part. Perception is now learned, from images with text and from depth sensors, so that a robot can be asked for “the blue cup behind the box” without a model of either. Two problems remain. The names are right more often than the positions, and a gripper needs millimetres. And a system that is wrong should know it, because a robot that hesitates is cheaper than one that reaches into the wrong place. Uncertainty is becoming part of the output.',
    next: 'Question to think about: how would you measure whether a robot is right about being unsure?',
  },
  {
    title: 'Autonomous drone regulations',
    category: 'robotics', author: 'aroha-wirihana', hoursAgo: 16, reads: 84,
    text: 'A drone that flies by itself raises a question that technology cannot answer alone: who is responsible when it falls? Rules in many countries sort flights by risk instead of by device. Weight, speed, height and the people below decide what is needed, from a short online test to a safety case of a hundred pages. For engineers the useful part is the list of things to show: that the position is known, that a lost link leads to a safe landing, and that the craft can be identified from the ground.',
    next: 'Write the three sentences that describe what your drone does when it loses its link, its position, or its power.',
  },
]
