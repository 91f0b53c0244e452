/** An icon of bootstrap-icons, made into a React element by the build (`tests/build/icons.ts`). */
declare module '*.svg?icon' {
  import type { IconShapes } from '@/shared/ui/buttons/Icon';

  const shapes: IconShapes;
  export default shapes;
}
