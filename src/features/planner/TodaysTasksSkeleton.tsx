const cards = [64, 82, 56, 71];

/** Loading state of the tasks of today. */
export function TodaysTasksSkeleton() {
  return (
    <ul className="tw-list" aria-hidden="true">
      {cards.map((width) => (
        <li key={width} className="tw-task none is-skeleton">
          <div className="top">
            <span className="sk" style={{ width: '28%' }} />
          </div>
          <span className="sk" style={{ width: `${width}%` }} />
          <div className="bot" />
        </li>
      ))}
    </ul>
  );
}
