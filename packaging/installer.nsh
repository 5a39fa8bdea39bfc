; electron-builder registers schemes on macOS and Linux only. Without these lines a link would open the app only after its
; first start.
!macro customInstall
  WriteRegStr HKCU "Software\Classes\crosscourt" "" "URL:Crosscourt"
  WriteRegStr HKCU "Software\Classes\crosscourt" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\crosscourt\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr HKCU "Software\Classes\crosscourt\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
!macroend

!macro customUnInstall
  ; An update uninstalls the old version first: the scheme stays.
  ${ifNot} ${isUpdated}
    DeleteRegKey HKCU "Software\Classes\crosscourt"
  ${endIf}
!macroend
