# %% integer arithmetic
print(2 + 2, 50 - 5 * 6, (50 - 5 * 6) / 4, 17 // 3, 17 % 3, 2**7)
# %% floor division of negatives
print(-17 // 3, -17 % 3, 17 // -3, divmod(-17, 3))
# %% float results
print(8 / 5, 4 * 3.75 - 1, 0.1 + 0.2, 1e16 + 1, 1 / 3)
# %% big integers
print(2**200, -(10**30) // 7)
# %% rounding half to even
print(round(0.5), round(1.5), round(2.675, 2), round(1234.5, -2), round(-2.5))
# %% float formatting round trips
for x in (0.1, 1e-7, 123456789.0, 1e22, 1e21, float("inf"), float("nan"), -0.0): print(repr(x))
# %% integer bases
print(0b1010, 0o17, 0xFF, bin(10), oct(15), hex(255), int("ff", 16), int("0b11", 0))
# %% complex numbers
z = 3 + 4j
print(abs(z), z.conjugate(), z * z, z.real, z.imag, (1 + 2j) ** 2)
# %% underscores in numbers
print(1_000_000 + 0x_FF)
# %% bit operations
print(6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 10, -5 >> 1, (255).bit_length(), (7).bit_count())
# %% is_integer and ratio
print((0.75).as_integer_ratio(), (4.0).is_integer(), float.fromhex("0x1.8p3"), (0.1).hex())
# %% string quotes
print('spam eggs', 'doesn\'t', "doesn't", '"Yes," they said.', r'C:\some\name')
# %% string repetition and joining
print(3 * 'un' + 'ium', 'Py' 'thon', ', '.join(['a', 'b', 'c']))
# %% indexing
word = 'Python'
print(word[0], word[5], word[-1], word[-6])
# %% slicing strings
word = 'Python'
print(word[0:2], word[2:], word[:2], word[-2:], word[::-1], word[1:100], word[42:], word[::2])
# %% strings are immutable
try:
    'abc'[0] = 'J'
except TypeError as error:
    print(type(error).__name__, error)
# %% index errors
try:
    'abc'[42]
except IndexError as error:
    print(error)
# %% string methods one
s = '  Hello, World  '
print([s.strip(), s.lower(), s.upper(), s.title(), s.swapcase(), s.lstrip(), s.rstrip(), s.casefold()])
# %% string methods two
s = 'a-b-c'
print(s.split('-'), s.rsplit('-', 1), s.partition('-'), s.replace('-', '+', 1), s.find('b'), s.count('-'), s.index('c'))
# %% string tests
print('abc'.isalpha(), '12'.isdigit(), 'a1'.isalnum(), ' '.isspace(), 'Ab'.istitle(), 'x'.isidentifier(), '½'.isnumeric())
# %% string alignment
print('|'.join(['x'.ljust(4), 'x'.rjust(4), 'x'.center(5, '*'), '7'.zfill(3)]))
# %% prefixes and suffixes
print('unhappy'.removeprefix('un'), 'file.py'.removesuffix('.py'), 'a.py'.endswith(('.py', '.md')))
# %% triple quotes
print("""\
Usage: thingy
     -h        help""")
# %% f-strings
name, year = 'Ada', 1815
print(f'{name!r} was born in {year}; {year + 36 = }; {name:>6}|{name:^7}|{year:,}')
# %% format numbers
print(f'{3.14159:.2f} {42:05d} {42:+} {0.256:.1%} {255:x} {255:#b} {1e9:.3e} {1234567.891:,.1f} {7:<4}|')
# %% nested format fields
width, precision = 10, 4
print(f'{2 / 3:{width}.{precision}}', '{0:>{1}}'.format('x', 5))
# %% str.format
print('{} and {}'.format('a', 'b'), '{1} {0}'.format('a', 'b'), '{x[k]}'.format(x={'k': 3}), '{0.real}'.format(5))
# %% percent formatting
print('%s is %d years, %.3f, %5s|%-5s|%x' % ('Ada', 36, 2 / 3, 'a', 'b', 255))
# %% f-string quotes nested
songs = ['a', 'b']
print(f"{', '.join(songs)} {'x' if songs else 'y'}")
# %% escapes and unicode
print('é', len('é'), '\N{GREEK SMALL LETTER ALPHA}', '\u00fc', '😀', len('😀'), ord('A'), chr(8364))
# %% ascii and repr
print(ascii('naïve 😀'), repr('tab\t"quote"\''))
# %% encode and decode
print('naïve'.encode('utf-8'), b'na\xc3\xafve'.decode(), 'é'.encode('latin-1'), 'é'.encode('ascii', 'replace'))
# %% bytes
b = bytes([72, 105])
print(b, b[0], b.hex(), bytes.fromhex('4869'), bytearray(b) + b'!', b.upper())
# %% translate
print('hello'.translate(str.maketrans('el', 'ip', 'o')))
# %% splitlines
print('a\nb\r\nc'.splitlines(), 'a\nb'.splitlines(keepends=True), 'a  b c'.split())
# %% expandtabs and multiply
print('a\tb'.expandtabs(4), '=' * 10)
# %% string comparison
print('apple' < 'banana', 'Zebra' < 'apple', 'a' in 'cat', sorted('bca'), max('hello'))
# %% lists
squares = [1, 4, 9, 16, 25]
print(squares[0], squares[-1], squares[-3:], squares + [36, 49], len(squares))
# %% list assignment
cubes = [1, 8, 27, 65, 125]
cubes[3] = 4**3
cubes.append(216)
print(cubes)
# %% slice assignment
letters = list('abcdefg')
letters[2:5] = ['C', 'D', 'E']
letters[2:5] = []
letters[:0] = ['x']
print(letters)
# %% nested lists
x = [['a', 'b'], [1, 2]]
print(x, x[0], x[0][1])
# %% aliasing
a = [1, 2]
b = a
c = a[:]
b.append(3)
print(a, c, a is b, a is c)
# %% shared inner lists
grid = [[0] * 3] * 2
grid[0][0] = 5
print(grid)
# %% list methods
f = ['orange', 'apple', 'pear', 'banana', 'kiwi', 'apple', 'banana']
print(f.count('apple'), f.index('banana'), f.index('banana', 4))
f.reverse()
f.sort()
print(f.pop(), f, f.insert(0, 'x'))
# %% remove and del
a = [-1, 1, 66.25, 333, 333, 1234.5]
del a[0], a[2:4]
a.remove(66.25)
print(a)
# %% extend and clear
a = [1]
a.extend((2, 3))
a += [4]
b = a.copy()
a.clear()
print(a, b)
# %% sort with key
people = [('Ada', 36), ('Bob', 25), ('Cy', 36)]
print(sorted(people, key=lambda p: (-p[1], p[0])), sorted('bAc', key=str.lower, reverse=True))
# %% stable sort
print(sorted(['bb', 'a', 'cc', 'd'], key=len))
# %% stacks and queues
from collections import deque
stack = [3, 4]
stack.append(5)
queue = deque(['a', 'b'])
queue.append('c')
print(stack.pop(), queue.popleft(), queue, stack)
# %% list comprehension
print([x**2 for x in range(10)], [(x, y) for x in [1, 2, 3] for y in [3, 1, 4] if x != y])
# %% nested comprehension
matrix = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
print([[row[i] for row in matrix] for i in range(4)], list(zip(*matrix)))
# %% comprehension scope
x = 'outer'
print([x for x in range(3)], x)
# %% flatten
print([n for row in [[1], [2, 3]] for n in row], sum([[1], [2]], []))
# %% tuples
t = 12345, 54321, 'hello!'
u = t, (1, 2)
x, y, z = t
print(t[0], u, x, y, z, (), ('one',), len(('one',)))
# %% unpacking with a star
first, *rest = [1, 2, 3]
*start, last = 'abc'
(a, b), c = (1, 2), 3
print(first, rest, start, last, a, b, c)
# %% swap
a, b = 1, 2
a, b = b, a
print(a, b)
# %% tuple immutability
try:
    (1, 2)[0] = 3
except TypeError as error:
    print(error)
# %% too many values
try:
    a, b = 1, 2, 3
except ValueError as error:
    print(type(error).__name__)
# %% sets
basket = {'apple', 'orange', 'apple', 'pear'}
print(sorted(basket), 'orange' in basket, len(basket))
# %% set operations
a, b = set('abracadabra'), set('alacazam')
print(sorted(a - b), sorted(a | b), sorted(a & b), sorted(a ^ b), {1} < {1, 2}, {1}.isdisjoint({2}))
# %% set methods
s = {1, 2}
s.add(3)
s.discard(9)
s.update([4])
print(s, frozenset(s) == s, {x for x in 'abracadabra' if x not in 'abc'} == {'r', 'd'})
# %% dictionaries
tel = {'jack': 4098, 'sape': 4139}
tel['guido'] = 4127
del tel['sape']
print(tel, list(tel), 'guido' in tel, sorted(tel))
# %% dictionary get
d = {'a': 1}
print(d.get('b'), d.get('b', 0), d.setdefault('c', 5), d.pop('a'), d)
# %% dictionary errors
try:
    {}['x']
except KeyError as error:
    print(repr(error))
# %% dictionary building
print(dict([('a', 1), ('b', 2)]), {x: x**2 for x in (2, 4)}, dict(x=1, y=2), dict(zip('ab', [1, 2])))
# %% merging dictionaries
a = {'x': 1, 'y': 2}
print(a | {'y': 3}, {**a, 'z': 4}, a.items() & {('x', 1)})
# %% dictionary order and views
d = {'b': 1, 'a': 2}
d['c'] = 3
print(list(d.items()), list(reversed(d)), d.keys(), d.values(), d.popitem())
# %% unhashable keys
try:
    {[1]: 2}
except TypeError as error:
    print(type(error).__name__)
# %% if elif else
for x in (-1, 0, 1, 7):
    if x < 0: print('negative')
    elif x == 0: print('zero')
    elif x == 1: print('single')
    else: print('more')
# %% conditional expression
print(['even' if n % 2 == 0 else 'odd' for n in range(3)])
# %% for over words
for w in ['cat', 'window']: print(w, len(w))
# %% modifying while iterating over a copy
users = {'Hans': 'active', 'Éléonore': 'inactive'}
for user, status in users.copy().items():
    if status == 'inactive': del users[user]
print(users)
# %% size changed during iteration
d = {1: 1}
try:
    for k in d: d[k + 1] = 0
except RuntimeError as error:
    print(error)
# %% range
print(list(range(5, 10)), list(range(0, 10, 3)), list(range(-10, -100, -30)), sum(range(4)), range(3), range(0, 10, 2)[2])
# %% enumerate and zip
for i, v in enumerate(['tic', 'tac'], start=1): print(i, v)
for q, a in zip(['name', 'quest'], ['lancelot', 'grail']): print(q, a)
# %% zip strict
try:
    list(zip([1], [1, 2], strict=True))
except ValueError as error:
    print(error)
# %% reversed and sorted set
print(list(reversed(range(1, 10, 2))), sorted(set(['pear', 'apple', 'pear'])))
# %% break continue else
for n in range(2, 10):
    for x in range(2, n):
        if n % x == 0:
            print(n, '=', x, '*', n // x)
            break
    else:
        print(n, 'is prime')
# %% while else
n = 3
while n:
    n -= 1
    if n == 1: continue
    print(n)
else:
    print('done')
# %% pass and ellipsis
class Empty: pass
def later(): ...
print(later(), Empty.__name__)
# %% match literal
def error(status):
    match status:
        case 400: return 'bad'
        case 401 | 403: return 'denied'
        case _: return 'other'
print([error(s) for s in (400, 403, 500)])
# %% match sequence
def where(point):
    match point:
        case (0, 0): return 'origin'
        case (0, y): return f'Y={y}'
        case (x, y) if x == y: return 'diagonal'
        case [x, *rest]: return rest
print([where(p) for p in ((0, 0), (0, 5), (2, 2), (1, 2, 3))])
# %% match class and mapping
from dataclasses import dataclass
@dataclass
class Point:
    x: int
    y: int
for thing in (Point(1, 0), {'a': 1, 'b': 2}, 'text', 3.5):
    match thing:
        case Point(x=1, y=y): print('point', y)
        case {'a': a, **rest}: print(a, rest)
        case str() as s: print(s)
        case int() | float(): print('number')
# %% functions
def fib(n):
    """Return a list."""
    result, a, b = [], 0, 1
    while a < n:
        result.append(a)
        a, b = b, a + b
    return result
print(fib(100), fib.__doc__, fib.__name__)
# %% default arguments
def ask(prompt, retries=4, reminder='again'): return prompt, retries, reminder
print(ask('a'), ask('a', 2), ask('a', reminder='x'))
# %% mutable default
def f(a, L=[]):
    L.append(a)
    return L
print(f(1), f(2))
# %% defaults evaluated at definition
i = 5
def f(arg=i): return arg
i = 6
print(f())
# %% arbitrary arguments
def shop(kind, *args, **keywords): return kind, args, list(keywords.items())
print(shop('L', 'a', 'b', x=1, y=2), shop(*'abc', **{'k': 0}))
# %% positional only and keyword only
def f(a, /, b, *, c): return a + b + c
print(f(1, b=2, c=3))
for call in ('f(a=1, b=2, c=3)', 'f(1, 2, 3)', 'f(1)'):
    try: eval(call)
    except TypeError: print('TypeError', call)
# %% lambda
pairs = [(1, 'one'), (2, 'two'), (3, 'three'), (4, 'four')]
pairs.sort(key=lambda pair: pair[1])
print(pairs, (lambda x, y=2: x * y)(3))
# %% closures
def make(n): return lambda x: x + n
print(make(42)(1), [f() for f in [lambda i=i: i for i in range(3)]], [f() for f in [lambda: i for i in range(3)]])
# %% nonlocal and global
count = 0
def outer():
    n = 0
    def inner():
        nonlocal n
        global count
        n += 1
        count += 1
        return n
    inner()
    return inner()
print(outer(), count)
# %% unbound local
x = 1
def f():
    try:
        print(x)
    except UnboundLocalError as error:
        print(type(error).__name__)
    x = 2
f()
# %% recursion
def fact(n): return 1 if n < 2 else n * fact(n - 1)
print(fact(20), fact(5))
# %% annotations
def f(ham: str, eggs: str = 'eggs') -> str: return ham
print(sorted(f.__annotations__), f('x'))
# %% docstring
def f():
    """Do nothing.

    Really.
    """
print(f.__doc__.splitlines()[0])
# %% decorators
import functools
def twice(f):
    @functools.wraps(f)
    def inner(*a): return f(f(*a))
    return inner
@twice
def inc(x): return x + 1
print(inc(3), inc.__name__)
# %% decorator with arguments
def times(n):
    def wrap(f): return lambda x: [f(x)] * n
    return wrap
@times(3)
def double(x): return 2 * x
print(double(4))
# %% map filter reduce
from functools import reduce
print(list(map(str, [1, 2])), list(filter(None, [0, 1, '', 'a'])), reduce(lambda a, b: a * b, [1, 2, 3, 4]))
# %% any all
print(any([]), all([]), any(x > 2 for x in [1, 3]), all([1, 0]))
# %% min max key default
print(min([3, 1], default=0), max([], default='none'), max(['aa', 'b'], key=len), min(3, 1, 2))
# %% sum with start
print(sum([1, 2], 10), sum([0.1] * 10), sum(x * x for x in range(4)))
# %% truth values
print([bool(x) for x in (0, 1, '', 'a', [], [0], {}, None, 0.0, ())], 1 and 2, 0 or 'x', not [])
# %% chained comparison
a = 5
print(1 < a < 10, 1 < a > 3, a == 5 != 6, (1, 2, 3) < (1, 2, 4), [1] < [1, 0])
# %% identity
print(None is None, [] is [], [] == [], 1 == 1.0, True == 1, '1' == 1)
# %% walrus
data = [1, 2, 3]
if (n := len(data)) > 2: print(n)
print([y for x in data if (y := x * 2) > 2])
# %% del name
x = 1
del x
try: x
except NameError as error: print(type(error).__name__)
# %% augmented assignment
x = 7
x += 1; x *= 3; x //= 5; x **= 2; x %= 7; x <<= 2; x |= 1; x ^= 3
print(x)
# %% print options
print('a', 'b', sep='-', end='!\n')
print(*range(3), sep=', ')
print()
# %% print to a stream
import io
out = io.StringIO()
print('x', 1, file=out)
print(repr(out.getvalue()))
# %% repr against str
class P:
    def __repr__(self): return 'P()'
print(P(), [P()], str('a'), repr('a'), f'{P()!s}')
# %% table with rjust
for x in range(1, 4): print(repr(x).rjust(2), repr(x * x).rjust(3), end=' ')
print()
# %% write and read a file
with open('workfile', 'w', encoding='utf-8') as f:
    print(f.write('first\nsecond ü\n'))
with open('workfile', encoding='utf-8') as f: print(f.readline(), f.read(), repr(f.readline()), f.closed)
print(f.closed)
# %% lines of a file
with open('lines.txt', 'w') as f: f.writelines(['a\n', 'b\n'])
with open('lines.txt') as f: print([line.rstrip() for line in f])
with open('lines.txt', 'a') as f: f.write('c')
print(open('lines.txt').read().split())
# %% seek and tell
with open('bin', 'wb+') as f:
    f.write(b'0123456789abcdef')
    print(f.seek(5), f.read(1), f.seek(-3, 2), f.read(1), f.tell())
# %% missing file
import errno
try: open('no-such-file')
except FileNotFoundError as error: print(type(error).__name__, errno.errorcode[error.errno])
# %% pathlib
from pathlib import Path, PurePosixPath
p = PurePosixPath('/usr/lib') / 'python' / 'x.tar.gz'
print(p, p.name, p.stem, p.suffix, p.parent, p.suffixes)
Path('folder').mkdir(exist_ok=True)
Path('folder/a.txt').write_text('hi')
print(Path('folder/a.txt').read_text(), [q.name for q in Path('folder').iterdir()])
# %% json
import json
x = [1, 'simple', None, True, {'k': 1.5}]
print(json.dumps(x), json.loads('{"a": [1, 2.0, null]}'), json.dumps({'b': 1, 'a': 'é'}, sort_keys=True, indent=2, ensure_ascii=False))
# %% json errors
import json
try: json.loads('[1,')
except json.JSONDecodeError as error: print(error.lineno, error.pos)
# %% syntax error
try: compile('while True print(1)', 'x', 'exec')
except SyntaxError as error: print(type(error).__name__, error.lineno)
# %% indentation error
try: compile('if 1:\nprint(1)', 'x', 'exec')
except IndentationError as error: print(error.lineno)
# %% exceptions
for code in ('10 * (1/0)', '4 + spam*3', "'2' + 2", 'int("x")', '[][1]', 'None.x'):
    try: eval(code)
    except Exception as error: print(type(error).__name__, error)
# %% handling
def f(x):
    try: return int(x)
    except ValueError: return 'value'
    except (TypeError, OverflowError): return 'type'
print(f('1'), f('x'), f(None), f(float('inf')))
# %% exception classes in order
class B(Exception): pass
class C(B): pass
for cls in (B, C):
    try: raise cls()
    except C: print('C')
    except B: print('B')
# %% exception arguments
try: raise Exception('spam', 'eggs')
except Exception as inst:
    print(type(inst), inst.args, inst)
# %% else and finally
def divide(x, y):
    try: result = x / y
    except ZeroDivisionError: print('division by zero!')
    else: print('result is', result)
    finally: print('finally')
divide(2, 1)
divide(2, 0)
# %% finally overrides return
def f():
    try: return 1
    finally: print('cleanup')
print(f())
# %% raise from
try:
    try: raise KeyError('a')
    except KeyError as error: raise ValueError('b') from error
except ValueError as error: print(repr(error.__cause__), error.__suppress_context__)
# %% raise from none and context
try:
    try: 1 / 0
    except ZeroDivisionError: raise RuntimeError
except RuntimeError as error: print(repr(error.__context__), error.__cause__)
# %% custom exception
class Short(ValueError):
    def __init__(self, n): super().__init__(f'{n} is short'); self.n = n
try: raise Short(3)
except ValueError as error: print(error, error.n, isinstance(error, Short))
# %% notes
try:
    error = TypeError('bad type')
    error.add_note('Add some information')
    raise error
except TypeError as caught: print(caught.__notes__)
# %% exception groups
try: raise ExceptionGroup('group', [OSError(1), ValueError(2), TypeError(3)])
except* ValueError as group: print('values', group.exceptions)
except* (OSError, TypeError) as group: print('others', len(group.exceptions))
# %% assert
try: assert 1 == 2, 'not equal'
except AssertionError as error: print(error)
# %% with and context managers
class M:
    def __enter__(self): print('in'); return self
    def __exit__(self, *args): print('out', args[0]); return True
with M() as m: raise ValueError
print('after')
# %% contextlib
from contextlib import contextmanager, suppress
@contextmanager
def tag(name):
    print(f'<{name}>')
    yield name
    print(f'</{name}>')
with tag('b') as t, suppress(KeyError): {}[t]
# %% traceback text
import traceback
def f(): raise ValueError('deep')
try: f()
except ValueError as error: print(traceback.format_exception_only(error))
# %% scopes
def scope_test():
    def do_local(): spam = 'local spam'
    def do_nonlocal():
        nonlocal spam
        spam = 'nonlocal spam'
    spam = 'test spam'
    do_local()
    print(spam)
    do_nonlocal()
    print(spam)
scope_test()
# %% class and instance variables
class Dog:
    kind = 'canine'
    def __init__(self, name): self.name = name; self.tricks = []
d, e = Dog('Fido'), Dog('Buddy')
d.tricks.append('roll over')
print(d.kind, e.kind, d.name, e.tricks, d.tricks)
# %% shared class list
class Dog:
    tricks = []
Dog().tricks.append('x')
print(Dog().tricks)
# %% bound methods
class A:
    def f(self): return 'hello'
xf = A().f
print(xf(), A.f(A()), type(xf).__name__)
# %% inheritance and super
class Base:
    def __init__(self): self.log = ['base']
    def who(self): return 'base'
class Child(Base):
    def __init__(self): super().__init__(); self.log.append('child')
    def who(self): return 'child of ' + super().who()
print(Child().who(), Child().log, isinstance(Child(), Base), issubclass(bool, int))
# %% method resolution order
class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
print([k.__name__ for k in D.__mro__])
# %% private names
class M:
    def __init__(self): self.__x = 1
print([n for n in vars(M())])
# %% properties
class C:
    def __init__(self): self._x = 0
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = max(v, 0)
c = C()
c.x = -5
print(c.x)
try: c.__class__.x.fget(None)
except AttributeError: print('AttributeError')
# %% static and class methods
class D:
    n = 1
    @staticmethod
    def s(x): return x
    @classmethod
    def c(cls): return cls.n
print(D.s(3), D().c())
# %% operators
class V:
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return V(self.x + o.x, self.y + o.y)
    def __mul__(self, k): return V(self.x * k, self.y * k)
    __rmul__ = __mul__
    def __eq__(self, o): return (self.x, self.y) == (o.x, o.y)
    def __repr__(self): return f'V({self.x}, {self.y})'
    def __neg__(self): return self * -1
    def __abs__(self): return (self.x**2 + self.y**2) ** 0.5
print(V(1, 2) + V(3, 4), 2 * V(1, 2), -V(1, 1), V(1, 2) == V(1, 2), abs(V(3, 4)))
# %% matrix operator
class M:
    def __matmul__(self, o): return 'matmul'
print(M() @ M())
# %% container protocol
class Deck:
    def __init__(self): self.c = [1, 2, 3]
    def __len__(self): return len(self.c)
    def __getitem__(self, i): return self.c[i]
    def __contains__(self, x): return x in self.c
d = Deck()
print(len(d), d[0], d[-1:], 2 in d, list(d), list(reversed(d)))
# %% callable and hash
class F:
    def __call__(self, x): return x + 1
    def __hash__(self): return 7
    def __eq__(self, o): return True
print(F()(1), hash(F()), {F(): 1}[F()])
# %% bool and len
class E:
    def __len__(self): return 0
print(bool(E()), bool(object()))
# %% getattr and setattr
class R:
    def __getattr__(self, name): return name.upper()
r = R()
r.x = 1
print(r.x, r.y, hasattr(r, 'z'), getattr(object(), 'q', None))
# %% slots
class S:
    __slots__ = ('a',)
s = S()
s.a = 1
try: s.b = 2
except AttributeError as error: print('AttributeError', s.a)
# %% dataclasses
from dataclasses import dataclass, field, asdict, replace
@dataclass(order=True)
class Employee:
    name: str
    dept: str = 'none'
    tags: list = field(default_factory=list)
j = Employee('john', tags=['x'])
print(j, j == Employee('john', tags=['x']), asdict(j), replace(j, dept='lab'), Employee('a') < j)
# %% frozen dataclass
from dataclasses import dataclass
@dataclass(frozen=True)
class P:
    x: int
try: P(1).x = 2
except Exception as error: print(type(error).__name__, hash(P(1)) == hash(P(1)))
# %% enum
from enum import Enum, IntEnum, Flag, auto
class Color(Enum):
    RED = 1
    GREEN = auto()
class Perm(Flag):
    R = 4
    W = 2
print(Color.RED, Color(2), Color['RED'].value, list(Color), Perm.R | Perm.W, Color.RED is Color.RED)
# %% abstract classes
from abc import ABC, abstractmethod
class Shape(ABC):
    @abstractmethod
    def area(self): ...
try: Shape()
except TypeError: print('abstract')
# %% metaclass and type
X = type('X', (), {'a': 1})
class Meta(type):
    def __new__(m, n, b, d): return super().__new__(m, n, b, {**d, 'made': True})
class Y(metaclass=Meta): pass
print(X.a, Y.made, type(Y).__name__)
# %% descriptors
class Ten:
    def __get__(self, obj, cls=None): return 10
    def __set_name__(self, owner, name): self.name = name
class A: y = Ten()
print(A().y, A.__dict__['y'].name)
# %% iterators
it = iter('abc')
print(next(it), next(it), next(it), next(it, 'end'))
# %% iterator class
class Reverse:
    def __init__(self, data): self.data, self.index = data, len(data)
    def __iter__(self): return self
    def __next__(self):
        if self.index == 0: raise StopIteration
        self.index -= 1
        return self.data[self.index]
print(list(Reverse('spam')))
# %% generators
def reverse(data):
    for index in range(len(data) - 1, -1, -1): yield data[index]
print(''.join(reverse('golf')), sum(i * i for i in range(10)))
# %% send and return of generators
def running():
    total = 0
    while True:
        got = yield total
        if got is None: return total
        total += got
g = running()
next(g)
print(g.send(1), g.send(2))
try: g.send(None)
except StopIteration as stop: print(stop.value)
# %% yield from
def inner(): yield 1; yield 2; return 'r'
def outer(): print((yield from inner()))
print(list(outer()))
# %% generator close
def g():
    try:
        while True: yield 1
    finally: print('closed')
h = g()
next(h)
h.close()
# %% lazy evaluation
import itertools
print(list(itertools.islice(itertools.count(10, 5), 3)), list(itertools.takewhile(lambda x: x < 3, range(9))))
# %% itertools
from itertools import *
print(list(chain([1], 'a')), list(product('ab', [1, 2])), list(permutations('abc', 2))[:3], list(combinations(range(4), 2))[-1], list(accumulate([1, 2, 3])), list(pairwise('abc')), list(batched('abcde', 2)))
# %% groupby and zip_longest
from itertools import groupby, zip_longest, starmap, repeat, cycle, islice
print([(k, list(g)) for k, g in groupby('aabbc')], list(zip_longest('ab', [1])), list(starmap(pow, [(2, 3)])), list(repeat(1, 2)), list(islice(cycle('ab'), 3)))
# %% functools
from functools import lru_cache, partial, total_ordering, singledispatch, cmp_to_key
@lru_cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80), fib.cache_info().misses, partial(int, base=2)('101'), sorted([3, 1], key=cmp_to_key(lambda a, b: b - a)))
# %% singledispatch
from functools import singledispatch
@singledispatch
def show(x): return 'object'
@show.register
def _(x: int): return 'int'
@show.register(list)
def _(x): return 'list'
print(show(1), show([]), show('a'))
# %% operator module
from operator import itemgetter, attrgetter, mul, methodcaller
print(sorted([(1, 'b'), (2, 'a')], key=itemgetter(1)), mul(2, 3), methodcaller('upper')('a'), attrgetter('real')(3))
# %% counter
from collections import Counter
c = Counter('abracadabra')
print(c.most_common(2), c['z'], c + Counter(a=1), c.total(), Counter(a=3) - Counter(a=5, b=1))
# %% defaultdict and ordereddict
from collections import defaultdict, OrderedDict
d = defaultdict(list)
for k, v in [('a', 1), ('b', 2), ('a', 3)]: d[k].append(v)
o = OrderedDict(a=1, b=2)
o.move_to_end('a')
print(dict(d), d, o)
# %% namedtuple
from collections import namedtuple
P = namedtuple('P', 'x y', defaults=[0])
p = P(11)
print(p, p.x + p.y, p._asdict(), p._replace(x=1), P._fields)
# %% deque
from collections import deque
d = deque([1, 2, 3], maxlen=3)
d.append(4)
d.rotate(1)
d.appendleft(9)
print(d, d[0])
# %% chainmap
from collections import ChainMap
print(ChainMap({'a': 1}, {'a': 2, 'b': 3})['b'], dict(ChainMap({'a': 1}, {'a': 2})))
# %% heapq
from heapq import heapify, heappop, heappush, nlargest, merge
h = [5, 3, 8]
heapify(h)
heappush(h, 1)
print(heappop(h), h, nlargest(2, h), list(merge([1, 4], [2, 3])))
# %% bisect
import bisect
scores = [(100, 'a'), (200, 'b'), (400, 'c')]
bisect.insort(scores, (300, 'x'))
print(scores, bisect.bisect_left([1, 2, 2, 3], 2), bisect.bisect_right([1, 2, 2, 3], 2))
# %% array
from array import array
a = array('H', [4000, 10, 700])
print(sum(a), a[1:3], a.itemsize)
# %% math
import math
print(math.cos(math.pi / 4), math.log(1024, 2), math.comb(5, 2), math.gcd(12, 18), math.isclose(0.1 + 0.2, 0.3), math.floor(-1.5), math.ceil(1.2), math.hypot(3, 4), math.prod([2, 3]), math.isqrt(17), math.inf > 1, math.fsum([0.1] * 10), math.dist((0, 0), (3, 4)))
# %% statistics
import statistics
data = [2.75, 1.75, 1.25, 0.25, 0.5, 1.25, 3.5]
print(statistics.mean(data), statistics.median(data), statistics.variance(data), statistics.mode(data), statistics.pstdev([1, 2, 3]), statistics.quantiles([1, 2, 3, 4]))
# %% random is reproducible
import random
random.seed(42)
print(random.random(), random.randint(1, 6), random.choice('abc'), random.sample(range(100), 3), random.gauss(0, 1))
# %% shuffle is reproducible
import random
r = random.Random(1)
x = list(range(5))
r.shuffle(x)
print(x, r.choices('ab', k=3), r.uniform(1, 2))
# %% decimal
from decimal import Decimal, getcontext, ROUND_HALF_UP
print(Decimal('0.70') * Decimal('1.05'), Decimal('1.00') % Decimal('.10'), Decimal(1) / Decimal(7), Decimal('2.675').quantize(Decimal('.01'), ROUND_HALF_UP))
# %% fractions
from fractions import Fraction
print(Fraction(1, 3) + Fraction(1, 6), Fraction('0.125'), Fraction(3, 4).numerator, Fraction(0.5), Fraction(22, 7).limit_denominator(3))
# %% datetime
from datetime import date, datetime, timedelta, timezone
now = date(2003, 12, 2)
print(now.strftime('%m-%d-%y. %d %b %Y is a %A'), (now - date(1964, 7, 31)).days, now + timedelta(weeks=2), datetime(2024, 2, 29, 12, tzinfo=timezone.utc).isoformat(), date.fromisoformat('2024-01-05').isocalendar())
# %% strptime
from datetime import datetime
d = datetime.strptime('21/11/06 16:30', '%d/%m/%y %H:%M')
print(d, d.weekday(), d.replace(hour=1), (d - datetime(2006, 1, 1)).total_seconds())
# %% re
import re
print(re.findall(r'\bf[a-z]*', 'which foot or hand fell fastest'), re.sub(r'(\b[a-z]+) \1', r'\1', 'cat in the the hat'), re.match(r'(?P<y>\d{4})-(\d\d)', '2024-05').groupdict(), re.split(r'[,;]\s*', 'a, b;c'), bool(re.fullmatch('a+', 'aab')))
# %% re flags and iteration
import re
print([m.span() for m in re.finditer('a', 'banana')], re.search('^b', 'a\nB', re.M | re.I).group(), re.sub(r'\d+', lambda m: str(int(m[0]) * 2), 'a1 b22'), re.escape('a.b'))
# %% string templates
from string import Template, ascii_lowercase, digits
print(Template('${village}folk send $$10 to $cause.').substitute(village='N', cause='x'), ascii_lowercase[:3], digits)
# %% textwrap
import textwrap
print(textwrap.fill('The wrap() method is just like fill() except that it returns a list', width=30))
print(textwrap.dedent('  a\n  b'), textwrap.shorten('hello big world', 12))
# %% pprint
import pprint
pprint.pprint([[['black', 'cyan'], 'white', ['green', 'red']], [['magenta', 'yellow'], 'blue']], width=30)
# %% struct
import struct
data = struct.pack('<HIb', 1, 2, -3)
print(data, struct.unpack('<HIb', data), struct.calcsize('<HIb'))
# %% zlib and hashes
import zlib, hashlib, base64
s = b'witch which has which witches wrist watch'
t = zlib.compress(s)
print(zlib.decompress(t) == s, zlib.crc32(s), hashlib.sha256(b'a').hexdigest()[:16], base64.b64encode(b'hello'))
# %% csv
import csv, io
rows = list(csv.reader(io.StringIO('a,b\n"x, y",2\n')))
out = io.StringIO()
csv.DictWriter(out, ['n', 'v']).writerow({'n': 'é', 'v': 1.5})
print(rows, repr(out.getvalue()), list(csv.DictReader(['a,b', '1,2'])))
# %% copy
import copy
a = [[1], 2]
b, c = copy.copy(a), copy.deepcopy(a)
a[0].append(9)
print(b, c)
# %% weak references
import weakref, gc
class A: pass
a = A()
r = weakref.ref(a)
print(r() is a)
del a
gc.collect()
print(r())
# %% unittest style check
import unittest
class T(unittest.TestCase):
    def test_it(self): self.assertEqual(round(1.5), 2)
result = unittest.TestResult()
unittest.defaultTestLoader.loadTestsFromTestCase(T).run(result)
print(result.testsRun, result.wasSuccessful())
# %% doctest
import doctest
def average(values):
    """
    >>> print(average([20, 30, 70]))
    40.0
    """
    return sum(values) / len(values)
finder = doctest.DocTestFinder().find(average, 'average', globs={'average': average})
print(doctest.DocTestRunner().run(finder[0]).attempted)
# %% types and introspection
print(type(3).__name__, isinstance(3, (int, str)), callable(len), [n for n in dir('') if n.startswith('is')][:3], vars(type('N', (), {'a': 1}))['a'])
# %% inspect signature
import inspect
def f(a, /, b: int = 2, *args, c, **kw): ...
print(inspect.signature(f), list(inspect.signature(f).parameters))
# %% eval exec compile
ns = {}
exec('x = 1 + 1', ns)
print(ns['x'], eval('x * 3', ns), eval(compile('1 + 2', '', 'eval')))
# %% ast
import ast
print(ast.dump(ast.parse('x + 1', mode='eval').body.op), ast.literal_eval('[1, (2, "a")]'), ast.unparse(ast.parse('a=b+1')))
# %% modules
import math, sys, types
m = types.ModuleType('m')
m.x = 1
sys.modules['m'] = m
from m import x as y
print(y, math.__name__, __name__, 'math' in sys.modules)
# %% own module from a file
import importlib, sys
open('fibo.py', 'w').write('def fib(n): return n * 2\n__all__ = ["fib"]\n')
sys.path.insert(0, '.')
importlib.invalidate_caches()
import fibo
print(fibo.fib(4), fibo.__name__)
sys.path.pop(0)
# %% import errors
try: import no_such_module
except ModuleNotFoundError as error: print(error)
try: from math import no_such_name
except ImportError as error: print(type(error).__name__)
# %% typing
from typing import Optional, TypedDict, NamedTuple, Protocol
class Movie(TypedDict):
    name: str
class E(NamedTuple):
    name: str
    id: int = 3
m: Movie = {'name': 'x'}
print(m, E('a'), Optional[int] is not None)
# %% generic functions
def first[T](xs: list[T]) -> T: return xs[0]
class Box[T]:
    def __init__(self, v: T): self.v = v
type Ints = list[int]
print(first([1, 2]), Box(3).v, Ints.__name__)
# %% asyncio
import asyncio
async def work(n):
    await asyncio.sleep(0)
    return n * 2
async def main(): return await asyncio.gather(work(1), work(2))
print(await main())
# %% async generators and context
import asyncio
class A:
    async def __aenter__(self): print('enter'); return self
    async def __aexit__(self, *a): print('exit')
async def numbers():
    for i in range(3): yield i
async with A(): print([x async for x in numbers()])
# %% task group and timeout
import asyncio
async def f(n): await asyncio.sleep(0.001); return n
async with asyncio.TaskGroup() as group: tasks = [group.create_task(f(i)) for i in range(2)]
try:
    async with asyncio.timeout(0.001): await asyncio.sleep(1)
except TimeoutError: print('timeout')
print([t.result() for t in tasks])
# %% queue
import asyncio
q = asyncio.Queue()
async def put():
    for i in range(3): await q.put(i)
await put()
print([await q.get() for _ in range(3)], q.empty())
# %% floating point issues
print(0.1 + 0.1 + 0.1 == 0.3, format(0.1, '.17f'), round(0.1 + 0.2, 10) == 0.3, (0.1).as_integer_ratio()[1] > 10**16, 3.0 == 3, 1e308 * 10, float('nan') == float('nan'))
# %% memoryview
m = memoryview(bytearray(b'abc'))
m[0] = 122
print(bytes(m), m[1:].tolist())
# %% sieve
n = 30
sieve = [True] * (n + 1)
for i in range(2, n + 1):
    if sieve[i]:
        for j in range(i * i, n + 1, i): sieve[j] = False
print([i for i in range(2, n + 1) if sieve[i]])
# %% binary search
def find(xs, x):
    low, high = 0, len(xs)
    while low < high:
        mid = (low + high) // 2
        if xs[mid] < x: low = mid + 1
        else: high = mid
    return low
print([find([1, 3, 5, 7], x) for x in (0, 3, 8)])
# %% matrix product
A, B = [[1, 2], [3, 4]], [[5, 6], [7, 8]]
print([[sum(a * b for a, b in zip(row, col)) for col in zip(*B)] for row in A])
# %% word count
text = 'the cat and the hat and the bat'
counts = {}
for word in text.split(): counts[word] = counts.get(word, 0) + 1
print(sorted(counts.items(), key=lambda kv: (-kv[1], kv[0])))
# %% caesar
print(''.join(chr((ord(c) - 97 + 3) % 26 + 97) if c.isalpha() else c for c in 'hello, xyz'))
# %% newton
x = 1.0
for _ in range(6): x -= (x * x - 2) / (2 * x)
print(x)
# %% towers of hanoi
def hanoi(n, a, b, c): return 0 if n == 0 else hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)
print(hanoi(10, 'a', 'b', 'c'))
# %% permutations by hand
def perms(xs): return [[x, *p] for i, x in enumerate(xs) for p in perms(xs[:i] + xs[i + 1:])] if xs else [[]]
print(perms([1, 2, 3]))
# %% input replaced
import io, sys
sys.stdin = io.StringIO('Ada\n36\n')
print(f'Hello {sys.stdin.readline().strip()}', int(sys.stdin.readline()) + 1)
# %% help of a function
def f(x):
    """Return x."""
    return x
help(f)
# %% time formatting
import time
t = time.gmtime(0)
print(time.strftime('%Y-%m-%d %H:%M:%S', t), t.tm_yday)
# %% calendar
import calendar
print(calendar.month(2024, 2), calendar.isleap(2100))
# %% logging to a stream
import io, logging
stream = io.StringIO()
log = logging.getLogger('snippet')
log.propagate = False
log.addHandler(logging.StreamHandler(stream))
log.warning('Warning:config file %s not found', 'server.conf')
print(stream.getvalue())
# %% argparse
import argparse
p = argparse.ArgumentParser(prog='top')
p.add_argument('names', nargs='+')
p.add_argument('-l', '--lines', type=int, default=10)
print(p.parse_args(['-l', '5', 'a.txt']))
# %% warnings
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    warnings.warn('careful', UserWarning)
print(caught[0].category.__name__, caught[0].message)
# %% sqlite is not assumed
import importlib.util
print(importlib.util.find_spec('json') is not None, importlib.util.find_spec('nothing_here'))
# %% unicode normalisation
import unicodedata
print(unicodedata.name('é'), len(unicodedata.normalize('NFD', 'é')), unicodedata.category('A'))
# %% difflib
import difflib
print(difflib.get_close_matches('appel', ['ape', 'apple', 'peach']), list(difflib.ndiff(['a'], ['b'])))
# %% glob and fnmatch
import fnmatch
print(fnmatch.filter(['a.py', 'b.txt'], '*.py'))
# %% html and urls
import html, urllib.parse
print(html.escape('<a>'), html.unescape('&eacute;'), urllib.parse.quote('a b/é'), urllib.parse.urlparse('http://x.y/p?q=1').query)
# %% temporary files
import tempfile, os
with tempfile.NamedTemporaryFile('w+', suffix='.txt') as f:
    f.write('abc')
    f.seek(0)
    print(f.read(), os.path.splitext(f.name)[1])
# %% os paths
import os
print(os.path.join('a', 'b', 'c.txt'), os.path.basename('/x/y.z'), os.path.exists('/no/such'), os.sep)
# %% uuid and secrets have shapes
import uuid, secrets
print(len(str(uuid.uuid4())), uuid.uuid5(uuid.NAMESPACE_DNS, 'python.org'), len(secrets.token_hex(8)))
# %% getsizeof is positive
import sys
print(sys.getsizeof([]) > 0, sys.maxunicode, sys.byteorder, sys.version_info.major)
# %% star expressions in displays
print([*range(3), *'ab'], {**{'a': 1}}, (*[1], 2), {*[1, 1]})
# %% global statement at top level functions
total = 0
def add(n):
    global total
    total += n
for k in range(4): add(k)
print(total)
# %% print nested structures
print({'a': [1, (2, {'b': {3}})], None: True}, [[], {}, ()])
# %% recursive structure
a = [1]
a.append(a)
print(a)
# %% int limits
print(int('9' * 30) + 1, int(3.99), int(-3.99), int(True), float('1e3'), int(' 42 '))
