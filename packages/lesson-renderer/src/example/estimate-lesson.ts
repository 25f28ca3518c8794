/** A fragment with a question of a third party's kind, `estimateQuestion`. */
export const estimateLesson = String.raw`
::::question{#boils type="estimate" skill="s" from="0" to="200" answer="100" within="5"}
At how many degrees Celsius does water boil at sea level?

${'```'}yaml mistakes
- answer: 32
  feedback: This is where water *freezes*, in degrees Fahrenheit.
${'```'}

:::steps
At sea level water boils at 100 °C.
:::
::::
`;
