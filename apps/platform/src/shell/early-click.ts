/** Where the script leaves the button for the code that comes later. */
const KEPT = 'lemmaEarlyClick';

/**
 * Runs before the first paint. A prerendered button can be pressed before the page's code has come, and React does not
 * repeat such a click: the last button pressed is kept, and a form is not submitted past its handler. Handlers that have
 * come already do not hear of it: they would act now and once more when it is repeated.
 */
export const earlyClickScript = `addEventListener('click',function(e){if(!document.documentElement.dataset.ready){var b=e.target instanceof Element&&e.target.closest('button');if(b){window.${KEPT}=b;e.preventDefault();e.stopPropagation()}}},true)`;

/** From here on the page answers. Presses the button that was pressed before, if it is still on the page; once. */
export function endEarlyClicks(): void {
  document.documentElement.dataset['ready'] = 'true';
  const button: unknown = Reflect.get(window, KEPT);
  Reflect.deleteProperty(window, KEPT);
  if (button instanceof HTMLElement && button.isConnected) button.click();
}
