/** Loading state of the cards, at their final height. */
export function CustomerGridSkeleton() {
  return (
    <ul className="tw-grid is-skeleton" aria-hidden="true">
      {Array.from({ length: 12 }, (_, card) => (
        <li key={card} className="tw-card tw-cust">
          <div className="hd">
            <span className="tw-mono" />
            <div className="grow">
              <span className="sk" style={{ width: `${50 + ((card * 17) % 40)}%` }} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
