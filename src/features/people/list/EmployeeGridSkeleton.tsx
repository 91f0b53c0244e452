import { PAGE_SIZE } from '@/domain/limits';

/** Loading state of the cards, at their final height. */
export function EmployeeGridSkeleton() {
  return (
    <ul className="tw-grid is-skeleton" aria-hidden="true">
      {Array.from({ length: PAGE_SIZE }, (_, card) => (
        <li key={card} className="tw-card tw-emp">
          <div className="tw-cover in-card" />
          <div className="in">
            <div className="ph">
              <span className="tw-face" />
            </div>
            <div>
              <h2>
                <span className="sk" style={{ width: `${40 + ((card * 17) % 40)}%` }} />
              </h2>
              <p className="fs13" />
              <p className="fs13">
                <span className="sk" style={{ width: `${50 + ((card * 23) % 40)}%` }} />
              </p>
            </div>
            <div className="tw-contact" />
            <div className="tw-soc" />
          </div>
        </li>
      ))}
    </ul>
  );
}
