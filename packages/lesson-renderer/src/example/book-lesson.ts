/** A fragment with everything that books have beside prose: one of each. */
export const bookLesson = String.raw`
Water is H~2~O, the 1^st^ molecule that [chemists](#term-molecule) draw. It forms by

$$
\ce{2H2 + O2 -> 2H2O} \label{eq-water}
$$

as \eqref{eq-water} says; how much rain that made in a week stands in [](#tab-rain).

| day | rain in mm |
|---|--:|
| Monday | 12 |
| Tuesday | 0 |

Table: Rain in *Bremen*, one week {#tab-rain}

::::tabs
:::tab[With NumPy]
One line, and no loop:

${'```'}python
total = np.array(rain).sum()
${'```'}
:::
:::tab[Plain Python]
A loop, one day after the other:

${'```'}python run
rain = [12, 0]
total = 0
for day in rain:
    total = total + day
print(total)
${'```'}
${'```'}output
12
${'```'}
:::
:::tab[By hand]
$12 + 0 = 12$.
:::
::::

${'```'}python folded="How the table was read"
rows = list(csv.reader(open("rain.csv")))
${'```'}

:::video[How rain is measured]{src="rain.mp4" silent}
A funnel of 200 cm² leads rain into a glass. One litre on one square metre stands 1 mm high.
:::

:::embed[The water cycle]{src="https://www.youtube-nocookie.com/embed/water"}
The sun lifts water from the sea; it falls on the mountains and runs back.
:::

:::glossary
Molecule
: Atoms that are bound to each other, such as $\ce{H2O}$.

Precipitation
Rain, snow and hail
: Water that falls from the sky, in mm. See [](#term-molecule).
: What falls out of a solution.
:::
`;
