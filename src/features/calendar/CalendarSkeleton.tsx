const cards = [72, 54, 81, 63];

/** The skeleton of a day's events. */
export function CalendarSkeleton() {
  return (
    <ul className="tw-list" aria-hidden="true">
      {cards.map((width) => (
        <li key={width} className="tw-card tw-event is-skeleton">
          <div className="when">
            <span className="sk" />
          </div>
          <div className="what">
            <span className="sk" style={{ width: `${width}%` }} />
            <span className="sk" style={{ width: `${width - 24}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
