import classes from './taskText.module.scss';

/** The text of a task as it was typed: until the code that draws it is there, and for texts that are too long for it. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <div className={classes.text} dir="auto">
      <p>{text}</p>
    </div>
  );
}
