/** The lines of the landing page's Python figure, as they run. They print 5 and 2. */
export const pythonExample = `A = [[2, -1, 0], [1, 3, 2]]
x = [3, 1, -2]
for row in A:
    pairs = zip(row, x)
    print(sum(a * b for a, b in pairs))
`;
