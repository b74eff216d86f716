/** An electrode and a dosing tube in a waste tank; the measured line settles at the target; 400 by 300. */
export function PhControl() {
  return (
    <>
      <path className="bd" d="M36 96h128v168a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z" />
      <path className="cv1" d="M36 148h128v116a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z" />
      <path className="bd" d="M64 52h16v150l-8 14-8-14z" />
      <path className="cp" d="M60 34h24v22H60z" />
      <path className="rg" d="M64 190h16" />
      <path className="ln" d="M72 34V18H214v54" />
      <path className="or" d="M118 60h20l-4 44h-12z" />
      <path className="of" d="M128 112c6 9 8 12 8 16a8 8 0 0 1-16 0c0-4 2-7 8-16z" />
      <path className="ln" d="M88 244h56M116 234v20" />
      <path className="ax" d="M214 72V272H384" />
      <path className="gr0" d="M214 112H384M214 232H384M264 72V272M324 72V272" />
      <path className="hat" d="M214 172H384" />
      <path className="fl-t" d="M214 258C236 250 240 204 262 190S300 172 322 172 352 172 384 172" />
    </>
  );
}
