const audiences = [
  ['Mid-career professionals', 'who meet models at work and want to read what they do.'],
  ['Self-taught coders', 'whose Python works, with holes they can feel and not name.'],
  ['Data analysts and scientists', 'who call the function and would like to derive it.'],
  ['Career changers', 'who need an order, not another list of a hundred links.'],
  ['Technical managers', 'who must judge work in a field that moved on without them.'],
  ['Lifelong learners', 'who like to understand things properly.'],
] as const;

export function Audience() {
  return (
    <section className="section section-ground" aria-labelledby="audience-title">
      <div className="section-inner split">
        <div>
          <h2 id="audience-title" className="section-title">
            For adults who are serious about it
          </h2>
          <p className="lead">You have a job, an evening and a reason. That is enough.</p>
        </div>
        <dl className="audience">
          {audiences.map(([who, text]) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd className="muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
