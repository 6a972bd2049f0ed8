import { arrow, dark, line, orange, polyline, purple, quiet, range, type Point, type Stroke } from '../draw.ts'
import { edge, node } from './nodes.ts'
import { cell, label, LIGHT_GRAY, LIGHT_ORANGE, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, signed } from './sheet.ts'

const lane = (from: Point, to: Point, stroke: Stroke = {}): string => arrow(from, to, { colour: quiet, ...stroke }, 11)

/** The graph of xy + x with its values and the derivatives that come back. */
function autogradAdjoints(): string {
  const [x, y] = [3, 2]
  const places: Record<string, Point> = { x: [90, 80], y: [90, 240], product: [300, 200], sum: [510, 120] }
  const value: Record<string, number> = { x, y, product: x * y, sum: x * y + x }
  const derivative: Record<string, number> = { sum: 1, product: 1, x: 1 + y, y: x }
  const name: Record<string, string> = { x: 'x', y: 'y', product: 'x · y', sum: 'x · y + x' }
  const radius = 32
  return sheet('The graph of xy + x for x = 3 and y = 2: x gets 1 from the sum and 2 from the product, together the derivative 3.', [
    ...[['x', 'product'], ['y', 'product'], ['product', 'sum'], ['x', 'sum']].map(([from, to]) => edge(places[from!]!, places[to!]!, {}, [radius, radius])),
    ...Object.entries(places).map(([key, place]) => node(place, String(value[key]), { radius, fill: LIGHT_PURPLE, border: purple })),
    ...Object.entries(places).map(([key, [left, top]]) => label(left, top - 50, name[key]!, { colour: quiet })),
    ...Object.entries(places).map(([key, [left, top]]) => label(left, top + 52, `derivative ${derivative[key]}`, { colour: orange, bold: true })),
    label(300, 82, '+1', { colour: orange }), label(208, 124, `+${y}`, { colour: orange }), label(206, 242, `+${x}`, { colour: orange }), label(424, 184, '+1', { colour: orange }),
  ])
}

/** Values on their way forward and gradients on their way back. */
function twoLayerBackward(): string {
  const [x, w1, second, biases] = [2, 3, [1, -1], [-6, 6]]
  const active = Math.max(0, x * w1)
  const scores = second.map((weight, at) => active * weight + biases[at]!)
  const chances = scores.map((score) => Math.exp(score) / scores.reduce((sum, other) => sum + Math.exp(other), 0))
  const d2 = chances.map((chance, at) => chance - (at === 0 ? 1 : 0))
  const dA = d2.reduce((sum, pull, at) => sum + pull * second[at]!, 0)
  const list = (values: number[]) => `(${values.map((value) => signed(value)).join(', ')})`
  const boxes: [string, string, string, number][] = [['x', String(x), signed(dA * w1), 20], ['A', String(active), signed(dA), 226], ['S', list(scores), list(d2), 452]]
  const widths = [88, 88, 160]
  return sheet('A network with one hidden unit: values go forward from x to A and S, gradients come back from S to A and x.', [
    ...boxes.flatMap(([name, value, gradient, left], at) => [
      label(left + widths[at]! / 2, 30, name, { colour: quiet }),
      cell(left, 54, widths[at]!, 54, value, PURPLE_CELL), cell(left, 196, widths[at]!, 54, gradient, ORANGE_CELL),
    ]),
    lane([112, 81], [220, 81], { colour: purple }), lane([318, 81], [446, 81], { colour: purple }),
    lane([446, 223], [320, 223], { colour: orange }), lane([220, 223], [114, 223], { colour: orange }),
    polyline([[532, 108], [532, 196]], { colour: quiet, dash: '6 6' }),
    label(166, 60, `W₁ = ${w1}`), label(382, 60, `W₂ = ${list(second)}`),
    label(166, 152, `∂W₁ = ${signed(x * dA)}`, { colour: orange }), label(382, 152, `∂W₂ = ${list(d2.map((pull) => pull * active))}`, { colour: orange }),
    label(540, 152, 'P − Y', { colour: orange, anchor: 'start' }),
    label(20, 288, 'purple: values, orange: gradients', { colour: quiet, anchor: 'start' }),
  ])
}

/** The walks of a text of one letter through two steps. */
function ctcLattice(): string {
  const [blank, letter] = [0.4, 0.6]
  const first = [blank, letter, 0]
  const second = [blank * first[0]!, letter * (first[1]! + first[0]!), blank * (first[2]! + first[1]!)]
  const at = (step: number, place: number): Point => [236 + step * 220, 74 + place * 88]
  const text = (value: number) => String(+value.toFixed(2))
  return sheet('The three positions blank, a, blank in two steps: the two end positions hold 0.6 and 0.24, together 0.84.', [
    label(236, 26, 'step 0', { colour: quiet }), label(456, 26, 'step 1', { colour: quiet }),
    ...['blank', 'a', 'blank'].map((name, place) => label(60, 74 + place * 88, name, { anchor: 'start', bold: place === 1 })),
    ...[[0, 0], [0, 1], [1, 1], [1, 2]].map(([from, to]) => edge(at(0, from!), at(1, to!), { colour: to === 0 ? line : purple, width: 3 }, [30, 30])),
    ...first.map((value, place) => node(at(0, place), text(value), value > 0 ? { radius: 30, fill: LIGHT_PURPLE, border: purple } : { radius: 30, fill: LIGHT_GRAY })),
    ...second.map((value, place) => node(at(1, place), text(value), place > 0 ? { radius: 30, fill: LIGHT_ORANGE, border: orange } : { radius: 30, fill: LIGHT_GRAY })),
    label(504, 206, `0.6 + 0.24`, { anchor: 'start', colour: orange }), label(504, 232, `= ${text(second[1]! + second[2]!)}`, { anchor: 'start', colour: orange, bold: true }),
    label(346, 298, 'walks: blank a, a a, a blank', { colour: quiet }),
  ])
}

/** The probabilities of two hidden states after one and two observations. */
function forwardTrellis(): string {
  const shown = [0.8, 0.3]
  const moves = [[0.9, 0.1], [0.1, 0.9]]
  const scale = (values: number[]) => {
    const total = values.reduce((sum, value) => sum + value, 0)
    return { total, scaled: values.map((value) => value / total) }
  }
  const first = scale(shown.map((share) => share * 0.5))
  const second = scale(shown.map((share, to) => share * first.scaled.reduce((sum, before, from) => sum + before * moves[from]![to]!, 0)))
  const at = (step: number, state: number): Point => [200 + step * 270, 96 + state * 124]
  const radius = 42
  return sheet('Two states in two steps: each scaled probability of step 1 collects what moves there from both states of step 0.', [
    ...[first, second].map(({ total }, step) => label(200 + step * 270, 28, `step ${step}, c = ${total.toFixed(4)}`, { colour: quiet })),
    ...[0, 1].map((state) => label(36, 96 + state * 124, `state ${state}`, { anchor: 'start' })),
    ...[0, 1].flatMap((from) => [0, 1].map((to) => edge(at(0, from), at(1, to), from === to ? { colour: purple, width: 4 } : { width: 1.5 }, [radius, radius]))),
    ...[first, second].flatMap(({ scaled }, step) => scaled.map((share, state) => node(at(step, state), share.toFixed(3), { radius, fill: state === 0 ? LIGHT_PURPLE : '#ffffff', border: state === 0 ? purple : quiet }))),
    label(335, 76, '0.9', { colour: purple }), label(335, 240, '0.9', { colour: purple }), label(278, 120, '0.1', { colour: quiet }), label(278, 198, '0.1', { colour: quiet }),
    ...shown.flatMap((share, state) => [label(530, 84 + state * 124, 'shows 0:', { anchor: 'start', colour: quiet }), label(530, 108 + state * 124, String(share), { anchor: 'start', colour: quiet })]),
    label(320, 296, 'ln P = ln 0.55 + ln 0.6409'),
  ])
}

/** The numbers of one LSTM step on their way through the gates. */
function lstmFlow(): string {
  const [old, forget, input, output, candidate] = [2, 0.5, 0.5, 0.5, Math.tanh(1)]
  const memory = forget * old + input * candidate
  const circle = (at: Point, words: string) => node(at, words, { radius: 22 })
  return sheet('One step of an LSTM: half of the old memory 2 and half of the candidate 0.762 make 1.381; half of its tangent is shown.', [
    label(74, 56, 'old memory', { colour: quiet }), cell(34, 76, 80, 48, String(old), PURPLE_CELL),
    lane([116, 100], [176, 100], { colour: purple, width: 3 }), circle([202, 100], '×'), lane([228, 100], [286, 100], { colour: purple, width: 3 }), circle([312, 100], '+'),
    lane([338, 100], [416, 100], { colour: purple, width: 3 }), cell(420, 76, 100, 48, memory.toFixed(3), PURPLE_CELL), label(470, 56, 'new memory', { colour: quiet }),
    lane([522, 100], [606, 100], { colour: purple, width: 3 }),
    label(202, 40, `forget ${forget}`, { colour: orange }), lane([202, 54], [202, 74], { colour: orange }),
    cell(112, 220, 104, 48, candidate.toFixed(3)), label(164, 288, 'candidate', { colour: quiet }), lane([218, 244], [286, 244]), circle([312, 244], '×'), lane([312, 218], [312, 128]),
    label(312, 294, `input ${input}`, { colour: orange }), lane([312, 282], [312, 270], { colour: orange }),
    lane([470, 126], [470, 162]), label(486, 144, 'tanh', { anchor: 'start', colour: quiet }), circle([470, 190], '×'),
    label(366, 190, `output ${output}`, { colour: orange }), lane([424, 190], [444, 190], { colour: orange }),
    lane([470, 214], [470, 238]), cell(420, 242, 100, 46, (output * Math.tanh(memory)).toFixed(3), PURPLE_CELL), label(530, 265, 'shown', { anchor: 'start', colour: quiet }),
  ])
}

/** A recurrent network with its steps side by side. */
function rnnUnrolled(): string {
  const inputs = [0.5, 0]
  let state = 0
  const states = [0, ...inputs.map((input) => (state = Math.tanh(input + 2 * state)))]
  const x = (step: number) => 84 + step * 230
  return sheet('Two steps of a network with one unit: the state 0 becomes 0.462 with the input 0.5, and 0.728 with the input 0.', [
    ...states.map((value, step) => cell(x(step) - 54, 84, 108, 56, step === 0 ? '0' : value.toFixed(3), step === 0 ? { fill: LIGHT_GRAY } : PURPLE_CELL)),
    ...states.map((_value, step) => label(x(step), 62, step === 0 ? 'start' : `state ${step}`, { colour: quiet })),
    ...inputs.flatMap((input, step) => [
      lane([x(step) + 56, 112], [x(step + 1) - 58, 112], { colour: purple, width: 3 }), label(x(step) + 114, 90, 'W = 2', { colour: purple }),
      cell(x(step + 1) - 44, 224, 88, 48, String(input), ORANGE_CELL), lane([x(step + 1), 222], [x(step + 1), 144], { colour: orange }),
      label(x(step + 1) + 12, 184, 'U = 1', { anchor: 'start', colour: orange }), label(x(step + 1), 292, `input ${step + 1}`, { colour: quiet }),
    ]),
    label(30, 248, 'state = tanh(U · input', { anchor: 'start' }), label(30, 274, '+ W · state before)', { anchor: 'start' }),
  ])
}

/** How an input reaches the loss through the mean, the variance and directly. */
function batchNormPaths(): string {
  const box = (x: number, y: number, width: number, words: string, style = {}) => cell(x, y, width, 48, words, style)
  return sheet('An input acts on the loss directly, through the mean, and through the variance, which depends on the mean as well.', [
    box(30, 64, 70, 'x', PURPLE_CELL), box(250, 64, 110, 'x − mean'), box(430, 64, 60, 'x̂'), box(556, 64, 60, 'y', ORANGE_CELL),
    box(130, 216, 90, 'mean'), box(300, 216, 110, 'variance'),
    lane([102, 88], [246, 88], { colour: purple, width: 3 }), lane([362, 88], [426, 88], { colour: purple, width: 3 }), lane([492, 88], [552, 88]),
    lane([80, 114], [146, 212], { colour: orange, width: 3 }), lane([194, 214], [272, 116], { colour: orange, width: 3 }),
    lane([318, 114], [344, 212], { colour: dark, width: 3 }), lane([384, 214], [446, 116], { colour: dark, width: 3 }),
    label(176, 66, '1. directly', { colour: purple }), label(14, 166, '3. through', { colour: orange, anchor: 'start' }), label(14, 190, 'the mean', { colour: orange, anchor: 'start' }),
    label(440, 166, '2. through', { anchor: 'start' }), label(440, 190, 'the variance', { anchor: 'start' }),
    label(524, 62, 'g, s', { colour: quiet }),
  ])
}

const CONTENTS = [1, null, 3, 8]

/** The window of the last two real tokens at each token. */
function cacheWindow(): string {
  const x = (token: number) => 196 + token * 82
  const real = CONTENTS.flatMap((content, token) => (content === null ? [] : [token]))
  return sheet('Each token sees the last two real tokens up to itself: the window of the last but one reaches over the padding.', [
    label(40, 60, 'tokens', { anchor: 'start', colour: quiet }), label(560, 60, 'output', { colour: quiet }),
    ...CONTENTS.map((content, token) => cell(x(token) - 37, 36, 74, 48, content === null ? 'pad' : String(content), content === null ? { fill: LIGHT_GRAY, colour: quiet } : {})),
    ...CONTENTS.flatMap((content, token) => {
      const seen = content === null ? [] : real.filter((other) => other <= token).slice(-2)
      const output = seen.length === 0 ? 0 : seen.reduce((sum, other) => sum + CONTENTS[other]!, 0) / seen.length
      const y = 102 + token * 50
      return [
        label(40, y + 20, `token ${token + 1}`, { anchor: 'start', colour: quiet }),
        ...range(4).map((other) => cell(x(other) - 37, y, 74, 40, seen.includes(other) ? String(CONTENTS[other]) : '', seen.includes(other) ? PURPLE_CELL : { border: line })),
        label(560, y + 20, String(output), { bold: content !== null }),
      ]
    }),
  ])
}

/** The two places of a reset gate. */
function gruReset(): string {
  const [state, gates, row] = [[1, 2], [0.5, 0], [3, 4]]
  const sum = (values: number[]) => values.reduce((total, value, at) => total + value * row[at]!, 0)
  const scaled = state.map((value, at) => value * gates[at]!)
  const list = (values: number[]) => `(${values.join(', ')})`
  const panel = (y: number, name: string, steps: [string, string][], colour: string): string =>
    label(24, y - 44, name, { anchor: 'start', colour, bold: true }) + steps.map(([value, step], at) =>
      cell(24 + at * 232, y - 24, 128, 50, value, at === steps.length - 1 ? { fill: colour === purple ? LIGHT_PURPLE : LIGHT_ORANGE, border: colour, bold: true } : {}) +
      (step === '' ? '' : lane([156 + at * 232, y + 1], [250 + at * 232, y + 1], { colour }) + label(203 + at * 232, y - 20, step, { colour }))).join('')
  return sheet('Before: each state is scaled by its own gate, the sum is 1.5. After: the sum 11 is scaled by the gate of this unit, 5.5.', [
    panel(106, 'before: each state has its own gate', [[list(state), `⊙ ${list(gates)}`], [list(scaled), `· ${list(row)}`], [String(sum(scaled)), '']], purple),
    panel(226, 'after: the sum has the gate of this unit', [[list(state), `· ${list(row)}`], [String(sum(state)), `· ${gates[0]}`], [String(sum(state) * gates[0]!), '']], orange),
    label(320, 292, `state ${list(state)}, reset gates ${list(gates)}, weights ${list(row)}`, { colour: quiet }),
  ])
}

/** Figures of problems about the flow of values and gradients through models. */
export const networkFigures = {
  'autograd-adjoints': autogradAdjoints,
  'two-layer-backward': twoLayerBackward,
  'ctc-lattice': ctcLattice,
  'forward-trellis': forwardTrellis,
  'lstm-flow': lstmFlow,
  'rnn-unrolled': rnnUnrolled,
  'batch-norm-paths': batchNormPaths,
  'cache-window': cacheWindow,
  'gru-reset': gruReset,
} satisfies Record<string, () => string>

