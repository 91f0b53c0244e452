/** A customer or project on its way: the strip of figures and two columns, as high as they will be. */
export function CustomerSkeleton() {
  return (
    <div className="is-skeleton" aria-hidden="true">
      <div className="tw-head">
        <div className="grow">
          <span className="sk" style={{ width: '12%' }} />
          <span className="sk" style={{ width: '38%' }} />
        </div>
      </div>
      <div className="tw-stats">
        {[54, 62, 48].map((width) => (
          <div key={width} className="tw-stat">
            <span className="sk" style={{ width: `${width}%` }} />
          </div>
        ))}
      </div>
    </div>
  );
}
