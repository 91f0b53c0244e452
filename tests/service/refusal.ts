export type RefusalStatus = 400 | 401 | 403 | 404 | 409;

/** Thrown to answer a request with a status and `{ message }`. */
export class Refusal extends Error {
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, `${what} not found`);
export const forbidden = (message = 'no permission'): Refusal => new Refusal(403, message);
export const broken = (field: string, what: string): Refusal => new Refusal(400, `${field}: ${what}`);
