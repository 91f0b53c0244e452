/** A month on its way: the calendar's rows, grey figures, and nothing that could be taken for a sum. */
export function MonthSkeleton() {
  return (
    <div className="tw-close" aria-hidden="true">
      <div>
        <div className="sk tw-month-sk" />
        {[46, 70, 58].map((width) => (
          <p key={width} className="mt-3 mb-0">
            <span className="sk d-block" style={{ width: `${width}%` }} />
          </p>
        ))}
      </div>
      <div>
        {[52, 88, 80, 74, 60].map((width) => (
          <p key={width}>
            <span className="sk d-block" style={{ width: `${width}%` }} />
          </p>
        ))}
      </div>
    </div>
  );
}
