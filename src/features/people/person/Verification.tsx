import check from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import checkLg from 'bootstrap-icons/icons/check-lg.svg?icon';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import envelopeCheck from 'bootstrap-icons/icons/envelope-check.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Employee, knownVerificationState } from '@/domain/people/employee';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { EditConflict } from '@/shared/edit/EditConflict';
import { editOf } from '../employeeEdit';
import { useEditPerson } from '../edit/useEditPerson';
import { useRoleWords } from '../personWords';
import classes from './verification.module.scss';

/** A person's verification state as a tag beside the name; nothing once they are authorized. */
export function StateTag({ employee }: { employee: Employee }) {
  const { stateName } = useRoleWords();
  const state = knownVerificationState(employee.verificationState);
  if (state === null || state === 'authorized') return null;
  return (
    <span className={state === 'pending' ? 'tw-tag tone-warning' : 'tw-tag tone-info'}>
      <Icon of={state === 'pending' ? clock : envelopeCheck} />
      {stateName(state)}
    </span>
  );
}

/** The steps of a person who is not authorized yet, with the button that authorizes. */
export function Verification({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleWords();
  const isPhone = usePhone();
  const { isSaving, authorize, question } = useAuthorize(employee);
  const state = knownVerificationState(employee.verificationState);
  if (state === null || state === 'authorized') return null;
  const isConfirmed = state === 'verified';
  const button = (
    <Button
      look="primary"
      icon={checkLg}
      label={t('verify.act')}
      aria-disabled={isSaving}
      onClick={() => void authorize()}
    />
  );
  return (
    <section className={classes.verification} aria-labelledby="verify">
      <div>
        <h2 id="verify" className="text-15 text-strong">
          {t('verify.title')}
        </h2>
        <p className="text-secondary pretty above-2">
          {t(`verify.${state}`, { role: roleName(employee.role) })}
        </p>
      </div>
      {!isPhone && button}
      <ThumbAction>{button}</ThumbAction>
      <ol className={classes.steps} aria-label={t('verify.steps')}>
        <Step is="done" text={t('verify.registered')} />
        <Step
          is={isConfirmed ? 'done' : 'current'}
          text={t(isConfirmed ? 'verify.confirmed' : 'verify.unconfirmed')}
        />
        <Step
          is={isConfirmed ? 'current' : 'next'}
          text={t(isConfirmed ? 'verify.open' : 'verify.authorization')}
        />
      </ol>
      {question && <EditConflict {...question} />}
    </section>
  );
}

interface StepProps {
  readonly is: 'done' | 'current' | 'next';
  readonly text: string;
}

const stepClasses = { done: classes.isDone, current: classes.isCurrent, next: undefined };

function Step({ is, text }: StepProps) {
  return (
    <li className={clsx(classes.step, stepClasses[is])} aria-current={is === 'current' ? 'step' : undefined}>
      <span className="as-flex gap-7 align-baseline">
        {is === 'done' && <Icon of={check} className={classes.check} />}
        {text}
      </span>
    </li>
  );
}

function useAuthorize(employee: Employee) {
  const { t } = useTranslation('people');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { save, question } = useEditPerson();
  const [isSaving, setIsSaving] = useState(false);

  async function authorize() {
    if (isSaving) return;
    setIsSaving(true);
    const base = editOf(employee);
    const outcome = await save({ id: employee.id, base, mine: { ...base, verificationState: 'authorized' } });
    setIsSaving(false);
    if (outcome.kind !== 'failed') return;
    const text = t('verify.failed', { reason: errorText(outcome.error) });
    dispatch(noticeGiven({ id: `authorize/${employee.id}`, tone: 'error', text }));
  }

  return { isSaving, authorize, question };
}
