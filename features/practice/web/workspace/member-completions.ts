import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import type { ProgramLanguage } from '../../rules/problem.ts'

/** Members of modules and of common types, each with its parameters: `sqrt(x)`; a name without parentheses is a constant. */
const MODULES: Readonly<Record<ProgramLanguage, Readonly<Record<string, string>>>> = {
  python: {
    math: 'ceil(x) comb(n,k) cos(x) dist(p,q) e exp(x) fabs(x) factorial(n) floor(x) fsum(iterable) gcd(*integers) hypot(*coordinates) inf isclose(a,b) isfinite(x) isinf(x) isnan(x) isqrt(n) lcm(*integers) log(x,base) log1p(x) log2(x) log10(x) nan perm(n,k) pi pow(x,y) prod(iterable) sin(x) sqrt(x) tan(x) tanh(x) trunc(x)',
    heapq: 'heapify(x) heappop(heap) heappush(heap,item) heappushpop(heap,item) heapreplace(heap,item) merge(*iterables) nlargest(n,iterable) nsmallest(n,iterable)',
    bisect: 'bisect_left(a,x) bisect_right(a,x) insort(a,x) insort_left(a,x)',
    collections: 'ChainMap(*maps) Counter(iterable) OrderedDict() defaultdict(default_factory) deque(iterable,maxlen) namedtuple(name,fields)',
    itertools: 'accumulate(iterable,func) chain(*iterables) combinations(iterable,r) count(start,step) cycle(iterable) groupby(iterable,key) islice(iterable,stop) pairwise(iterable) permutations(iterable,r) product(*iterables) repeat(object,times) takewhile(predicate,iterable) zip_longest(*iterables)',
    functools: 'cache(function) cmp_to_key(func) lru_cache(maxsize) partial(func,*args) reduce(function,iterable,initial)',
    random: 'choice(seq) randint(a,b) random() Random(seed) sample(population,k) seed(a) shuffle(x) uniform(a,b)',
    statistics: 'fmean(data) mean(data) median(data) pstdev(data) pvariance(data) stdev(data) variance(data)',
    np: 'abs(x) arange(start,stop,step) argmax(a,axis) argmin(a,axis) argsort(a,axis) array(object,dtype) asarray(a) clip(a,min,max) concatenate(arrays,axis) cumsum(a,axis) dot(a,b) einsum(subscripts,*operands) exp(x) eye(n) float64 full(shape,value) inf linspace(start,stop,num) log(x) matmul(a,b) max(a,axis) maximum(a,b) mean(a,axis) min(a,axis) nan ones(shape) outer(a,b) prod(a,axis) reshape(a,shape) sort(a,axis) sqrt(x) stack(arrays,axis) std(a,axis) sum(a,axis) transpose(a,axes) unique(a) var(a,axis) where(condition,x,y) zeros(shape)',
  },
  javascript: {
    Math: 'abs(x) ceil(x) cos(x) E exp(x) floor(x) hypot(...values) log(x) log10(x) log1p(x) log2(x) max(...values) min(...values) PI pow(base,exponent) random() round(x) sign(x) sin(x) sqrt(x) tan(x) tanh(x) trunc(x)',
    Array: 'from(iterable,map) isArray(value) of(...items)',
    Object: 'entries(object) fromEntries(entries) groupBy(items,callback) keys(object) values(object)',
    Number: 'EPSILON isFinite(value) isInteger(value) isNaN(value) MAX_SAFE_INTEGER parseFloat(text) parseInt(text,radix)',
    JSON: 'parse(text) stringify(value)',
    console: 'log(...values)',
  },
}
const METHODS: Readonly<Record<ProgramLanguage, string>> = {
  python:
    'append(x) appendleft(x) clear() copy() count(x) endswith(suffix) extend(iterable) find(text) get(key,default) index(x) insert(i,x) isalnum() isalpha() isdigit() items() join(iterable) keys() lower() lstrip(chars) most_common(n) pop(i) popleft() remove(x) replace(old,new) reverse() rstrip(chars) setdefault(key,default) sort(key,reverse) split(sep) splitlines() startswith(prefix) strip(chars) update(other) upper() values() add(x) discard(x) union(other) intersection(other) difference(other)',
  javascript:
    'add(value) at(index) charCodeAt(index) concat(...values) delete(key) endsWith(text) entries() every(callback) fill(value,start,end) filter(callback) find(callback) findIndex(callback) flat(depth) flatMap(callback) forEach(callback) get(key) has(key) includes(value) indexOf(value) join(separator) keys() length lastIndexOf(value) map(callback) padStart(length,text) pop() push(...items) reduce(callback,initial) repeat(count) replaceAll(old,new) reverse() set(key,value) shift() size slice(start,end) some(callback) sort(compare) splice(start,count) split(separator) startsWith(text) substring(start,end) toFixed(digits) toLowerCase() toSorted(compare) toUpperCase() trim() unshift(...items) values()',
}

interface Member {
  name: string
  /** Null for a constant. */
  parameters: string | null
}

const membersIn = (list: string): Member[] =>
  list.split(' ').map((one) => {
    const [name, parameters] = one.split('(')
    return { name: name!, parameters: parameters === undefined ? null : parameters.slice(0, -1).replaceAll(',', ', ') }
  })

/** The members of what stands before a dot: those of a module, or else the methods of common types. */
function membersOf(name: string, language: ProgramLanguage): Member[] {
  const module = Object.hasOwn(MODULES[language], name) ? MODULES[language][name] : name === 'numpy' ? MODULES[language]['np'] : undefined
  return membersIn(module ?? METHODS[language])
}

/** The signature of a function or method with known parameters, such as `math.comb(n, k)`; null for others. */
export function signatureOf(callee: string, language: ProgramLanguage): string | null {
  const parts = callee.split('.')
  const name = parts.pop()!
  if (parts.length === 0) return null
  const member = membersOf(parts.at(-1)!, language).find((one) => one.name === name)
  return member === undefined || member.parameters === null ? null : `${callee}(${member.parameters})`
}

const toCompletion = ({ name, parameters }: Member): Completion => ({ label: name, type: parameters === null ? 'constant' : 'function', ...(parameters !== null && { detail: `(${parameters})` }) })

/** Completes the members after a dot. */
export const memberSource = (language: ProgramLanguage): CompletionSource => (context: CompletionContext): CompletionResult | null => {
  const before = context.matchBefore(/[\w\])"']+\.\w*$/)
  if (before === null) return null
  const [object, typed] = before.text.split('.') as [string, string]
  if (/^\d+$/.test(object)) return null
  return { from: context.pos - typed.length, options: membersOf(object, language).map(toCompletion), validFor: /^\w*$/ }
}
