export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/button.tsx';
export { Modal, type ModalProps } from './dialog/modal.tsx';
export { SideDrawer, type SideDrawerProps } from './drawer/side-drawer.tsx';
export {
  LessonMark,
  type LessonMarkProps,
  type LessonMarkState,
} from './lesson-mark/lesson-mark.tsx';
export { Notice, type NoticeProps, type NoticeVariant } from './notice/notice.tsx';
export { Loading, type LoadingProps } from './spinner/loading.tsx';
export { colours, customProperties, faces } from './system/colours.ts';
export { FullUi } from './system/full-ui.tsx';
export { fullSystem } from './system/full-system.ts';
export { UiProvider } from './system/provider.tsx';
export { notify, type Toast, TOAST_DURATION, type ToastKind } from './toast/notify.ts';
export { ToastRegion } from './toast/toast-region.tsx';
